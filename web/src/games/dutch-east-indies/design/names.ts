/** Names of ours for islands that somebody has just drawn; every one can be changed. */

export const HOME_NAMES = ["Noordkerk", "Oostwolde", "Zuidergat", "Westkapelle"];

export const MARKET_NAME = "Pasar Raja";

/** As many as there are letters. */
export const WILD_NAMES = [
  "Kaap Duiven",
  "Kemirang",
  "Roosdam",
  "Batu Senja",
  "Zoutholm",
  "Tanjung Lada",
  "Hertenberg",
  "Pulau Sirap",
  "Witte Klip",
  "Zwarte Klip",
  "Teluk Pandan",
  "Maanbaai",
  "Gunung Kabut",
  "Schelpzand",
  "Pulau Angin",
  "Roode Hoek",
  "Tanjung Bulan",
  "Reigerbos",
  "Bukit Cengkeh",
  "Stillewater",
  "Pulau Kelam",
  "Ankerplaat",
  "Muara Pala",
  "Vuurheuvel",
  "Teluk Kayu",
  "Laatste Land",
];
