"""Names for islands that are drawn at random."""

from __future__ import annotations

from typing import Final

HOMES: Final = (
    "Noordkerk",
    "Oostwolde",
    "Zuidergat",
    "Westkapelle",
    "Hoogvliet",
    "Duinzicht",
    "Roodehoek",
    "Langestrand",
    "Molendam",
    "Sint Joris",
)
MARKETS: Final = ("Pasar Raja", "Pasar Lama", "Groote Markt", "Kota Layar", "Pasar Senja")
WILD: Final = (
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
    "Pulau Kabut",
    "Tanjung Biru",
    "Batu Hitam",
    "Pulau Angin",
    "Gunung Sepi",
    "Karang Emas",
    "Pulau Kelapa",
    "Teluk Tenang",
    "Tanjung Ombak",
    "Pulau Bangau",
    "Batu Layar",
    "Karang Tujuh",
    "Goede Rede",
    "Stille Baai",
    "Kraaiennest",
    "Zandhoek",
    "Paardeneiland",
    "Schildpad",
    "Vogelrots",
    "Lange Tong",
    "Drie Palmen",
    "Kaap Onrust",
    "Windhoek",
    "Olifantsrug",
    "Mangrovia",
    "Kaneelhaven",
)
