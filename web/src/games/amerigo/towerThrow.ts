/** A throw into the cube tower, seen: cubes drop in, and those that come out roll into the action space. */

import type { GameEvent } from "../../protocol/types";
import { COLOURS } from "./view";

interface Point {
  x: number;
  y: number;
}

const MIDDLE = 3; // the column below which the tower has its gate
const MOUTH = 80; // px, how wide its top is

/** When what happens, in parts of the whole. */
const DROP = 0.4;
const GATE = 0.42;
const ROLL = 0.42;
const LIGHT = 0.84;
const AFTER = 0.018; // how much later the next cube follows


const at = ({ x, y }: Point, turn = 0) => `translate(${x}px, ${y}px) rotate(${turn}deg)`;

function cube(colour: number): HTMLElement {
  const made = document.createElement("i");
  made.className = `thrown-cube hue-${colour}`;
  return made;
}

/** Each of them a little beside the one before. */
const cubePlace = ({ x, y }: Point, k: number, wide = 15): Point => ({
  x: x + (((k * 7) % 15) / 15 - 0.5) * wide,
  y: y - ((k * 5) % 11),
});

class Tower {
  readonly #box: DOMRect;
  /** How much larger everything is shown than it is measured (`zoom`). */
  readonly #zoom: number;
  readonly #stage = document.createElement("div");

  constructor(
    readonly panel: HTMLElement,
    readonly length: number,
  ) {
    this.#box = panel.getBoundingClientRect();
    this.#zoom = this.#box.width / panel.offsetWidth;
    this.#stage.className = "throwing";
    this.#stage.dataset["testid"] = "throwing";
    panel.append(this.#stage);
    setTimeout(() => this.#stage.remove(), length);
  }

  cell(row: string, colour: number): Element | null {
    return this.panel.querySelector(`tr[data-row=${row}] td:nth-of-type(${colour + 1})`);
  }

  #centre(of: Element, down = 0.5): Point {
    const box = of.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2 - this.#box.x, box.y + box.height * down - this.#box.y];
    return { x: x / this.#zoom, y: y / this.#zoom };
  }

  /** The tower's top, or its gate. */
  #tower(down: number): Point {
    const middle = this.cell("tower", MIDDLE);
    return middle ? this.#centre(middle, down) : { x: 0, y: 0 };
  }

  #move(colour: number, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    const moved = cube(colour);
    this.#stage.append(moved);
    moved.animate(frames, { fill: "both", ...timing });
  }

  drop(colour: number, k: number): void {
    const from = this.cell("storage", colour);
    if (!from) return;
    const start = cubePlace(this.#centre(from), k);
    const top = this.#tower(0);
    const frames = [
      { transform: at(start), easing: "ease-out" },
      { transform: at({ x: cubePlace(top, k, MOUTH).x, y: top.y - 12 }, 90), easing: "ease-in", offset: 0.6 },
      { transform: at({ x: cubePlace(top, k, MOUTH).x, y: top.y + 14 }, 160), opacity: 0 },
    ];
    this.#move(colour, frames, { duration: this.length * (DROP - 0.1), delay: this.length * AFTER * k });
  }

  roll(colour: number, k: number): void {
    const to = this.cell("space", colour);
    if (!to) return;
    const end = cubePlace(this.#centre(to), k);
    const frames = [
      { transform: at(this.#tower(0.6)), opacity: 0 },
      { transform: at(cubePlace(this.#tower(1), k), 90), opacity: 1, offset: 0.2 },
      { transform: at(end, end.x > this.#tower(1).x ? 450 : -270), easing: "ease-out" },
    ];
    const delay = this.length * (GATE + AFTER * k);
    this.#move(colour, frames, { duration: this.length * (ROLL - 0.06), delay });
  }

  /** What lies in the action space is seen when the cubes have arrived. */
  settle(): void {
    const frames = [{ opacity: 0 }, { opacity: 0, offset: LIGHT }, { opacity: 1 }];
    for (const stack of this.panel.querySelectorAll("tr[data-row=space] td > *")) stack.animate(frames, this.length);
    const shaken = ["none", "translateX(1px)", "translateX(-1px)", "none"].map((transform) => ({ transform }));
    const row = this.panel.querySelector("tr[data-row=tower]");
    row?.animate(shaken, { duration: this.length * 0.15, delay: this.length * 0.3, iterations: 2 });
  }

  /** The colours that came out, above their columns and as actions to choose. */
  light(out: number[]): void {
    const heads = [...this.panel.querySelectorAll("thead th[scope=col]")].filter((_, colour) => out[colour]);
    const actions = document.querySelectorAll(".move-choose");
    const frames = [{ filter: "none" }, { filter: "brightness(1.45)", offset: 0.4 }, { filter: "none" }];
    for (const each of [...heads, ...actions]) each.animate(frames, { duration: 320, delay: this.length * LIGHT });
  }
}

/** Plays a throw on the panel of storage, tower and action space, within a number of ms; it draws over what stands there. */
export function throwCubes(panel: HTMLElement, event: GameEvent, length: number): void {
  if (!length || !panel.offsetWidth) return;
  const colour = COLOURS.findIndex((name) => name === event["colour"]);
  const out = event["out"] as number[];
  const tower = new Tower(panel, length);
  for (let k = 0; k < Number(event["count"]); k += 1) tower.drop(colour, k);
  out.flatMap((count, i) => Array<number>(count).fill(i)).forEach((each, k) => tower.roll(each, k));
  tower.settle();
  tower.light(out);
}
