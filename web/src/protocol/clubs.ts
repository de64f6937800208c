/** What the page asks about clubs and the lobby (docs/protocol.md). A page without a server asks nothing of this. */

import type { Club, ClubEditionOptions, ClubEditions, ClubInvitation, Clubs, ClubTalk, InvitedClub, Lobby, LobbySeat } from "./types";
import { ask, json } from "./http";

const of = (club: string) => `clubs/${encodeURIComponent(club)}`;
const listed = (table: string) => `lobby/${encodeURIComponent(table)}`;

export const mine = () => json<Clubs>("GET", "clubs");

export const found = (name: string) => json<Club>("POST", "clubs", [], { name });

export const club = (club: string) => json<Club>("GET", of(club));

export const rename = (club: string, name: string) => json<Club>("PUT", of(club), [], { name });

/** A new link that lets people join; the one before is void. */
export const invite = (club: string) => json<ClubInvitation>("POST", `${of(club)}/invitation`, [], {});

export const revoke = (club: string) => json<Club>("DELETE", `${of(club)}/invitation`);

export const leave = (club: string) => json<Clubs>("POST", `${of(club)}/leave`, [], {});

/** What a host does with a member: makes them a host, removes them; or is a host no more. */
export const change = (club: string, person: string, action: "remove" | "host" | "member") =>
  json<Club>("POST", `${of(club)}/members/${encodeURIComponent(person)}`, [], { action });

export const talk = (club: string) => json<ClubTalk>("GET", `${of(club)}/talk`);

export const say = (club: string, text: string) => json<ClubTalk>("POST", `${of(club)}/talk`, [], { text });

/** Removes a line, or reports it to the hosts. */
export const judge = (club: string, line: number, action: "remove" | "report") =>
  json<ClubTalk>("POST", `${of(club)}/talk/${line}`, [], { action });

/** The editions that a club shares, and what a table with one of them is set up with. */
export const editions = (club: string) => json<ClubEditions>("GET", `${of(club)}/editions`);
export const edition = (club: string, number: number) => json<ClubEditionOptions>("GET", `${of(club)}/editions/${number}`);

export const shareEdition = (club: string, game: string, text: string) =>
  json<ClubEditions>("POST", `${of(club)}/editions`, [], { game, text });

export const removeEdition = (club: string, number: number) =>
  json<ClubEditions>("DELETE", `${of(club)}/editions/${number}`, [], {});

/** Members, tables and records, as a file. */
export const everything = async (club: string) => (await ask("GET", `${of(club)}/file`)).text();

/** Which club an invitation is to; it is not used by that. */
export const look = (invitation: string) => json<InvitedClub>("POST", "club-invitation", [], { invitation });

export const join = (invitation: string) => json<Club>("POST", "club-invitation/accept", [], { invitation });

/** The tables that are open to the person, or all of a club. */
export const lobby = () => json<Lobby>("GET", "lobby");
export const tables = (club: string) => json<Lobby>("GET", `${of(club)}/tables`);

/** Takes a free seat, under a secret of this device. */
export const sit = (table: string, token: string) => json<LobbySeat>("POST", `${listed(table)}/join`, [], { token });

export const getUp = (table: string) => json<Lobby>("POST", `${listed(table)}/leave`, [], {});

/** Says who may take a free seat without a link; for the host of a table that gathers. */
export const openTo = (table: string, tokens: string[], open_to: "link" | "club" | "everybody") =>
  json<Lobby>("POST", `${listed(table)}/open`, tokens, { open_to });

/** Keeps a seat for a member of the club; null: for nobody. */
export const keepSeat = (table: string, tokens: string[], seat: number, person: string | null) =>
  json<Lobby>("POST", `${listed(table)}/invite`, tokens, { seat, person });
