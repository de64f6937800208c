/** The keyboard of a page: what it was on may go, or be off, and it goes on nearby instead of at the top. */

type Root = Document | ShadowRoot;
type Focusable = HTMLElement | SVGElement;

/** What has a name and can take it: parts of a page, and boxes made for it. */
const NAMED = "section[aria-label], dialog, [tabindex='-1']:is([aria-label], [aria-labelledby])";
/** Where it goes once all around it is gone too. */
const ELSEWHERE = ["[data-part=actions]", "main h1", "main"];
/** What lies over a page, and leads back to where somebody was. */
const OVER = "dialog, [role=dialog]";

/** An element and all around it: once it is out of the page they can no longer be asked for. */
function around(element: Element | null): Focusable[] {
  const found: Focusable[] = [];
  for (let at = element; at; at = at.parentElement) found.push(at as Focusable);
  return found;
}

const isOff = (element: Element) => element.matches(":disabled");
const isSeen = (element: Element) => element.isConnected && element.checkVisibility({ visibilityProperty: true });

/** Puts the focus there, if it can be: a part of the page takes it for as long as it stays. */
function put(element: Focusable | null | undefined, root: Root): boolean {
  if (!element || isOff(element) || !isSeen(element)) return false;
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
  return root.activeElement === element;
}

/** Wherever what has the focus vanishes, the nearest named thing has it, until what comes back is called. */
export function holdFocus(root: Root): () => void {
  const box = root instanceof Document ? root.body : root;
  /** What had it last, with all around that; and whether it was taken away from there. */
  let way: Focusable[] = [];
  let taken = false;
  const before = new WeakMap<Element, Focusable[]>();

  const isNowhere = () => [null, document.body].includes(document.activeElement as HTMLElement | null);

  function isLost([last]: Focusable[]): boolean {
    const now = root.activeElement;
    if (now && now !== document.body) return isOff(now);
    return !!last && isNowhere() && (taken || !isSeen(last)); // else somebody left it
  }

  function* places(from: Focusable[]): Generator<Focusable | undefined> {
    yield from[0];
    for (const each of from) {
      if (each.matches(NAMED)) yield each;
      yield* places(before.get(each) ?? []);
    }
  }

  function hold() {
    if (way[0] && way[0] === root.activeElement && !isOff(way[0])) taken = false;
    if (!isLost(way)) return;
    taken = true; // where nothing can have it yet it is tried again once something has come
    if ([...places(way)].some((place) => put(place, root))) return;
    ELSEWHERE.some((which) => put(root.querySelector<HTMLElement>(which), root));
  }

  function entered(event: Event) {
    const [target] = event.composedPath();
    if (!(target instanceof Element)) return;
    const over = target.closest(OVER);
    if (over && !before.has(over)) before.set(over, way);
    [way, taken] = [around(target), false];
  }

  const watch = new MutationObserver((changes) => {
    taken ||= !!way[0] && isOff(way[0]);
    if (changes.some(({ type }) => type === "childList")) hold();
    // what is off for a moment only keeps its focus: browsers take it away with the next picture
    else requestAnimationFrame(hold);
  });
  watch.observe(box, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  box.addEventListener("focusin", entered);
  return () => {
    watch.disconnect();
    box.removeEventListener("focusin", entered);
  };
}
