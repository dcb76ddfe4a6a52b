/**
 * The server's messages and answers, by name. The shapes are generated from its OpenAPI document
 * (`npm run schema`); bytes are base64 text.
 */
import type { components } from './schema';

type Schemas = components['schemas'];

/** What the server writes: it never leaves a field out, whatever the schema allows. */
type Sent<T> = T extends object ? { [K in keyof T]-?: Sent<T[K]> } : T;

export type ClientFrame = Schemas['Wire']['client'];
export type ServerFrame = Sent<Schemas['Wire']['server']>;

export type PlayIn = Schemas['PlayIn'];
export type ActIn = Schemas['ActIn'];
export type Move = PlayIn['move'];
export type Place = Extract<Move, { type: 'place' }>;
export type Act = ActIn['act'];

export type TableOut = Sent<Schemas['TableOut']>;
export type SeatOut = Sent<Schemas['SeatOut']>;
export type ViewOut = Sent<Schemas['ViewOut']>;
export type PreviewOut = Sent<Schemas['PreviewOut']>;
export type HintOut = Sent<Schemas['HintOut']>;
export type VoteView = Sent<Schemas['VoteView']>;
export type ClocksView = Sent<Schemas['ClocksView']>;
export type Notice = Sent<Schemas['Notice']>;

export type View = Sent<Schemas['View']>;
export type WordView = Sent<Schemas['WordView']>;
export type EntryView = Sent<Schemas['EntryView']>;
export type ResultView = Sent<Schemas['ResultView']>;

export type Me = Schemas['MeOut'];
export type EditionSummary = Sent<Schemas['EditionLine']>;
export type EditionDetail = Sent<Schemas['EditionOut']>;
export type ModifierSummary = Sent<Schemas['ModifierLine']>;
export type HouseRules = Schemas['HouseRules'];
export type HouseTiles = Schemas['HouseTiles'];
export type BoardMark = Sent<Schemas['MarkOut']>;
export type RuleForm = Sent<Schemas['FormOut']>;
export type RuleFieldOut = Sent<Schemas['FieldOut']>;
export type RulesOut = Sent<Schemas['RulesOut']>;
export type RuleTextOut = Sent<Schemas['RuleTextOut']>;
/** What a file says: house rules as the editor has them, or what is wrong. */
export type RulesRead = Omit<Sent<Schemas['ReadOut']>, 'rules'> & { rules: HouseRules | null };
export type GameSummary = Sent<Schemas['GameOut']>;
export type SeatChoice = Schemas['SeatIn'];
/** How strong a player says he is, where the score to reach depends on it. */
export type Strength = NonNullable<SeatChoice['strength']>;

export type LexiconOut = Sent<Schemas['LexiconOut']>;
export type WordOut = Sent<Schemas['WordOut']>;
export type ChangeOut = Sent<Schemas['ChangeOut']>;
export type AppealOut = Sent<Schemas['AppealOut']>;
export type GameWordsOut = Sent<Schemas['GameWordsOut']>;
export type HouseWord = Schemas['HouseWordIn'];
export type OwnListOut = Sent<Schemas['OwnListOut']>;
export type SearchOut = Sent<Schemas['SearchOut']>;
export type CreditsOut = Sent<Schemas['CreditsOut']>;
export type BroughtOut = Sent<Schemas['BroughtOut']>;
export type Wish = AppealOut['wish'];

/** Values that go into the text of a refusal. */
export type Params = Record<string, string | number | string[]>;

export const PROTOCOL_VERSION = 1;
