/** The HTTP routes. Every call gives a value, or the reason why there is none; nothing is thrown. */
import type {
  AppealOut,
  BroughtOut,
  ChangeOut,
  CreditsOut,
  EditionDetail,
  EditionSummary,
  HouseRules,
  ModifierSummary,
  RuleForm,
  RulesOut,
  RulesRead,
  RuleTextOut,
  GameSummary,
  GameWordsOut,
  HouseWord,
  LexiconOut,
  Me,
  OwnListOut,
  Params,
  SearchOut,
  SeatChoice,
  Strength,
  TableOut,
  Wish,
  WordOut,
} from '$lib/wire';

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: string; readonly params: Params };

async function call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : body instanceof Blob
          ? { body, headers: { 'content-type': 'application/octet-stream' } }
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    return { ok: false, code: 'no_connection', params: {} };
  }
  const text = await response.text();
  let data: unknown;
  try {
    data = text === '' ? null : JSON.parse(text);
  } catch {
    return { ok: false, code: 'unreadable_answer', params: { status: response.status } };
  }
  if (response.ok) return { ok: true, value: data as T };
  const problem = (data ?? {}) as { code?: string; params?: Params };
  return {
    ok: false,
    code: problem.code ?? 'server_fault',
    params: problem.params ?? { status: response.status },
  };
}

/** A file of the server's, as text. */
async function callText(path: string): Promise<Answer<string>> {
  try {
    const response = await fetch(`/api${path}`, { credentials: 'same-origin' });
    if (response.ok) return { ok: true, value: await response.text() };
    return { ok: false, code: 'server_fault', params: { status: response.status } };
  } catch {
    return { ok: false, code: 'no_connection', params: {} };
  }
}

/** A table as its host wants it. */
export interface NewTable {
  readonly edition: string;
  readonly modifiers: readonly string[];
  readonly seats: readonly SeatChoice[];
  readonly pace: 'live' | 'correspondence';
  readonly house?: readonly HouseWord[];
  readonly own_list?: string | null;
}

const id = encodeURIComponent;

export const api = {
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  editions: () => call<{ editions: EditionSummary[]; modifiers: ModifierSummary[] }>('GET', '/editions'),
  edition: (edition: string, modifiers: readonly string[] = []) =>
    call<EditionDetail>(
      'GET',
      `/editions/${id(edition)}${modifiers.map((one, at) => `${at === 0 ? '?' : '&'}modifiers=${id(one)}`).join('')}`,
    ),
  gameEdition: (game: string) => call<EditionDetail>('GET', `/games/${id(game)}/edition`),
  gameRules: (game: string, lang: string) =>
    call<RuleTextOut>('GET', `/games/${id(game)}/rules?lang=${lang}`),
  ruleText: (edition: string, lang: string) =>
    call<RuleTextOut>('GET', `/rules/${id(edition)}/text?lang=${lang}`),
  ruleForm: (lang: string) => call<RuleForm>('GET', `/rules/form?lang=${lang}`),
  ruleFile: (edition: string) => callText(`/rules/${id(edition)}/file`),
  houses: () => call<{ editions: EditionSummary[] }>('GET', '/rules'),
  forgetHouse: (house: string) => call<{ editions: EditionSummary[] }>('DELETE', `/rules/${id(house)}`),
  checkRules: (rules: HouseRules, lang: string) => call<RulesOut>('POST', `/rules/check?lang=${lang}`, rules),
  readRules: (text: string, lang: string) => call<RulesRead>('POST', `/rules/read?lang=${lang}`, { text }),
  keepRules: (rules: HouseRules, lang: string) => call<EditionSummary>('POST', `/rules?lang=${lang}`, rules),
  bots: () => call<{ levels: string[] }>('GET', '/bots'),
  games: () => call<{ games: GameSummary[] }>('GET', '/games'),
  table: (game: string) => call<TableOut>('GET', `/games/${id(game)}`),
  open: (wish: NewTable) => call<{ game: string; url: string }>('POST', '/games', wish),
  join: (game: string, name: string, strength: Strength | null) =>
    call<TableOut>('POST', `/games/${id(game)}/join`, {
      ...(name === '' ? {} : { name }),
      ...(strength === null ? {} : { strength }),
    }),
  start: (game: string) => call<TableOut>('POST', `/games/${id(game)}/start`),
  leave: (game: string) => call<TableOut>('POST', `/games/${id(game)}/leave`),
  lexicons: () => call<{ lexicons: LexiconOut[] }>('GET', '/lexicons'),
  word: (lexicon: string, word: string, lang: string) =>
    call<WordOut>('GET', `/lexicons/${id(lexicon)}/words/${id(word)}?lang=${lang}`),
  wordInGame: (game: string, word: string, lang: string) =>
    call<WordOut>('GET', `/games/${id(game)}/words/${id(word)}?lang=${lang}`),
  search: (lexicon: string, question: string) =>
    call<SearchOut>('GET', `/lexicons/${id(lexicon)}/search?${question}`),
  searchInGame: (game: string, question: string) =>
    call<SearchOut>('GET', `/games/${id(game)}/search?${question}`),
  credits: () => call<CreditsOut>('GET', '/credits'),
  wordsOfGame: (game: string) => call<GameWordsOut>('GET', `/games/${id(game)}/words`),
  changes: (lexicon: string) => call<{ changes: ChangeOut[] }>('GET', `/lexicons/${id(lexicon)}/changes`),
  ownLists: () => call<{ lists: OwnListOut[] }>('GET', '/lists'),
  bringList: (name: string, language: string, file: Blob) =>
    call<BroughtOut>('POST', `/lists?name=${id(name)}&language=${id(language)}`, file),
  forgetList: (hash: string) => call<{ lists: OwnListOut[] }>('DELETE', `/lists/${id(hash)}`),
  appeals: () => call<{ appeals: AppealOut[] }>('GET', '/appeals'),
  appeal: (lexicon: string, word: string, wish: Wish, reason: string) =>
    call<AppealOut>('POST', '/appeals', { lexicon, word, wish, reason }),
  rematch: (game: string) => call<{ game: string; url: string }>('POST', `/games/${id(game)}/rematch`),
};
