/** Theme, interface language and small choices of this browser; kept in localStorage, followed by the page. */
export type Theme = 'light' | 'dark' | 'contrast';
export type Language = 'ru' | 'en' | 'mk';

interface Stored {
  theme?: Theme;
  lang?: Language;
  edition?: string;
  level?: string;
  /** Unseen tiles as vowels and consonants instead of the alphabet. */
  grouped?: boolean;
  /** Left and right turn the arrow, up shuffles, down recalls, as some players are used to. */
  woogles?: boolean;
  hinted?: boolean;
  /** Courtesies at the table are not shown any more. */
  unhinted?: boolean;
}

const KEY = 'fishka.prefs';

function read(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    return {}; // storage switched off: the choices live as long as the page
  }
}

let stored: Stored = $state(read());

function write(change: Stored): void {
  stored = { ...stored, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    return; // as above
  }
}

const root = document.documentElement;
let theme: Theme = $state((root.dataset.theme as Theme | undefined) ?? 'light');
let lang: Language = $state(root.lang === 'en' || root.lang === 'mk' ? root.lang : 'ru');

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
  if (stored.theme === undefined) apply(event.matches ? 'dark' : 'light');
});

function apply(next: Theme): void {
  theme = next;
  root.dataset.theme = next;
}

export const prefs = {
  get theme(): Theme {
    return theme;
  },
  set theme(next: Theme) {
    apply(next);
    write({ theme: next });
  },
  get lang(): Language {
    return lang;
  },
  set lang(next: Language) {
    lang = next;
    root.lang = next;
    write({ lang: next });
  },
  get edition(): string | undefined {
    return stored.edition;
  },
  set edition(next: string | undefined) {
    if (next !== undefined) write({ edition: next });
  },
  get level(): string {
    return stored.level ?? 'beginner';
  },
  set level(next: string) {
    write({ level: next });
  },
  get grouped(): boolean {
    return stored.grouped ?? false;
  },
  set grouped(next: boolean) {
    write({ grouped: next });
  },
  get woogles(): boolean {
    return stored.woogles ?? false;
  },
  set woogles(next: boolean) {
    write({ woogles: next });
  },
  get unhinted(): boolean {
    return stored.unhinted ?? false;
  },
  set unhinted(next: boolean) {
    write({ unhinted: next });
  },
  get hinted(): boolean {
    return stored.hinted ?? false;
  },
  set hinted(next: boolean) {
    write({ hinted: next });
  },
};
