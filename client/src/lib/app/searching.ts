/** A search as the page's address holds it, and as the server is asked. */
export type Way = 'pattern' | 'anagram' | 'letters' | 'hooks';
export const WAYS: readonly Way[] = ['pattern', 'anagram', 'letters', 'hooks'];
export const POS = [
  'noun',
  'adjective',
  'verb',
  'participle',
  'gerund',
  'adverb',
  'pronoun',
  'numeral',
  'function',
] as const;

export interface Wanted {
  way: Way;
  q: string;
  shortest: string;
  longest: string;
  pos: string;
  band: string;
}

export const NOTHING: Wanted = { way: 'pattern', q: '', shortest: '', longest: '', pos: '', band: '' };

/** What the address asks for. */
export function wantedOf(params: URLSearchParams): Wanted {
  const way = WAYS.find((one) => one === params.get('find'));
  const get = (name: string): string => params.get(name) ?? '';
  return {
    way: way ?? 'pattern',
    q: get('q'),
    shortest: get('from'),
    longest: get('to'),
    pos: get('pos'),
    band: get('band'),
  };
}

/** The address of a search; what is not chosen is left out. */
export function addressOf(wanted: Wanted, list: string): string {
  const params = new URLSearchParams({
    list,
    find: wanted.way,
    q: wanted.q,
    from: wanted.shortest,
    to: wanted.longest,
    pos: wanted.pos,
    band: wanted.band,
  });
  for (const [name, value] of [...params]) if (value === '') params.delete(name);
  return params.toString();
}

/** The question to the server; `after` asks for the next page. */
export function questionOf(wanted: Wanted, after: string | null): string {
  const params = new URLSearchParams({ q: wanted.q, way: wanted.way, limit: '100' });
  if (wanted.shortest !== '') params.set('shortest', wanted.shortest);
  if (wanted.longest !== '') params.set('longest', wanted.longest);
  if (wanted.pos !== '') params.set('pos', wanted.pos);
  if (wanted.band !== '') params.set('band', wanted.band);
  if (after !== null) params.set('after', after);
  return params.toString();
}
