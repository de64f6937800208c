/** A board of its own: the throws as a text, and a button that throws. */
export function mount(element, props) {
  const text = document.createElement("p");
  const button = document.createElement("button");
  element.append(text, button);
  let now = props;
  button.addEventListener("click", () => now.play("throw"));
  const update = (next) => {
    now = next;
    text.textContent = next.view.throws.map((eyes) => next.say({ key: "eyes", args: { eyes } })).join(" ");
    button.textContent = next.say("move-throw");
    button.disabled = !next.legal.some(({ move }) => move === "throw");
  };
  update(props);
  return { update, destroy: () => element.replaceChildren() };
}
