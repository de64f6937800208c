"""What can be seen on a page, as measurements of it share it: JavaScript, to begin them with."""

SEEN = r"""
  const style = (e) => getComputedStyle(e);
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !e.closest(".visually-hidden");
  const scrolls = (e, way = "overflowX") => /auto|scroll/.test(style(e)[way]);
  const sticksOut = (box, around) => box.left < around.left - 1 || box.right > around.right + 1;
  function* wordsIn(root) { // outside drawings: the text, where it stands, its boxes line by line
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode()); ) {
      const at = node.parentElement, range = document.createRange();
      if (!node.data.trim() || at.closest("svg, script, style, option") || !shown(at)) continue;
      range.setStart(node, node.data.search(/\S/));
      range.setEnd(node, node.data.trimEnd().length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width);
      if (boxes.length) yield { node, at, text: node.data.trim(), boxes };
    }
  }
  function* edgesAround(at) { // what can cut off what stands there: the nearest first
    for (let up = at; up; up = up.parentElement) {
      const { overflowX, position, clipPath } = style(up), root = up === document.documentElement;
      const cuts = overflowX !== "visible" || clipPath !== "none" || position === "fixed";
      if (cuts || root) yield up;
    }
  }
"""
