/** Where a finger is: on the board, in squares, and on the screen, in pixels. */
export interface Finger {
  x: number;
  y: number;
  left: number;
  top: number;
}
