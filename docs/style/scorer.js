// What is called exactly as what was typed comes first: AM-BUILD-3 before AM-BUILD-30 and the page of both.
// The other weights are those of Sphinx, which declares another one with `var` where there is none.
var Scorer = {
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
  score([, title, , , score]) {
    const asked = new URLSearchParams(location.search).get("q") ?? "";
    return title.toLowerCase() === asked.trim().toLowerCase() ? score + 1000 : score;
  },
};
