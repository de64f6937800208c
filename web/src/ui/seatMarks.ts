/** What marks the seats everywhere, beside colour and pattern. */
export const SEAT_MARKS = ["1", "2", "3", "4"];
