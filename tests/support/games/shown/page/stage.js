/** A stage of its own: what the page asks, the throws, every move as a button, the page's own controls. */
export function mount(element, props) {
  const parts = ["header", "p", "nav", "footer", "aside"].map((name) => document.createElement(name));
  const [header, text, moves, footer, aside] = parts;
  element.append(...parts);
  const said = ({ say, shown, seats }) => ({
    line: shown.legal.length ? say("asks-throw") : "",
    decider: seats.find(({ seat }) => seat === shown.view.seat)?.name ?? "",
  });
  const ending = ({ legal }) => ({ end: legal.find(({ key }) => key === "move-end") });
  const status = props.status(header, said(props));
  const controls = props.controls(footer, ending(props));
  const beside = props.beside?.(aside, {});
  const update = (next) => {
    text.textContent = next.view.throws.map((eyes) => next.say({ key: "eyes", args: { eyes } })).join(" ");
    moves.replaceChildren(...next.legal.map((move) => button(next.say(move), () => next.play(move.move))));
    status.update(said(next));
    controls.update(ending(next));
  };
  update(props);
  return {
    update,
    destroy() {
      status.destroy();
      controls.destroy();
      beside?.destroy();
      element.replaceChildren();
    },
  };
}

function button(text, click) {
  const made = document.createElement("button");
  made.textContent = text;
  made.addEventListener("click", click);
  return made;
}
