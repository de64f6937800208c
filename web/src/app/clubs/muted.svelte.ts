/** Whose talk in clubs this device hides. */

const KEY = "carrack.muted";

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

class Muted {
  /** Pseudonyms. */
  people = $state.raw(kept());

  hide(person: string): void {
    this.#keep([...this.people, person]);
  }

  showAll(): void {
    this.#keep([]);
  }

  #keep(people: string[]): void {
    this.people = people;
    try {
      localStorage.setItem(KEY, JSON.stringify(people));
    } catch {
      // then until the page is closed
    }
  }
}

export const muted = new Muted();
