/** Links to a table that are sent to people: to a seat of it, or for watching. */

import { call } from "../protocol/http";
import { invitedLink, seatLink } from "../ui/route.svelte";
import { site } from "../ui/siteAddress";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/** Where others find this server: at the address that it was given, and not by one that means their own device. */
async function home(): Promise<string> {
  const asked = call("GET /server");
  if (!LOCAL.includes(location.hostname)) return (await asked.catch(() => null))?.address ?? site();
  const { address, lan } = await asked;
  return address ?? lan ?? site();
}

/**
 * What to type on this computer so that other devices can open the page, where they cannot; "" if it is in no network,
 * null if they can.
 */
export async function onlyHere(): Promise<string | null> {
  if (!LOCAL.includes(location.hostname)) return null;
  const about = await call("GET /server").catch(() => null);
  return about?.address ? null : (about?.open_with ?? null);
}

/** The link to a page on which one click takes a seat, and uses the link up. */
export const invitationLink = async (table: string, seat: number, secret: string) => invitedLink(await home(), table, seat, secret);

/** The link that lets its owner play a seat. */
export const seatLinkFrom = async (table: string, token: string) => seatLink(await home(), table, token);

/** The link with which one sees the table and touches nothing. */
export const watchLink = async (table: string) => seatLink(await home(), table);

/** The link that signs another device in, once. */
export const enterLink = async (code: string) => `${await home()}/#/enter/${code}`;

/** The link that lets people join a club, by a click on the page that it opens. */
export const joinLink = async (invitation: string) => `${await home()}/#/join/${invitation}`;

/** Whether the device can hand a link on to other programs of it, such as messengers. */
export const canShare = (): boolean => "share" in navigator;

/** Hands a link on; nothing happens if the person thinks better of it. */
export async function share(title: string, text: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, text, url });
  } catch {
    // closed without choosing
  }
}

/** Copies a text, where the page may: plain http has no clipboard. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
