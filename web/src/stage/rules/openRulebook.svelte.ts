/** The rulebook that lies open over the page: which game's, and at which rule. */

interface Place {
  game: string;
  rule: string;
}

class OpenRulebook {
  /** Where it is open; null: it is closed. */
  at = $state.raw<Place | null>(null);
  /** The places that led here by references, the latest last. */
  trail = $state.raw<Place[]>([]);

  /** Opens a game's rules at a rule, or at their beginning. */
  open(game: string, rule = ""): void {
    this.trail = [];
    this.at = { game, rule };
  }

  /** Follows a reference; `back` leads here again. */
  follow(game: string, rule: string): void {
    if (this.at?.rule) this.trail = [...this.trail, this.at];
    this.at = { game, rule };
  }

  back(): void {
    this.at = this.trail.at(-1) ?? this.at;
    this.trail = this.trail.slice(0, -1);
  }

  close(): void {
    this.at = null;
  }
}

export const openRulebook = new OpenRulebook();
