/** The test code of one feature, as its folder in `test/features/` exports it. */
import type { GameEvent, GameState, OfModules, Prompt, PromptPayload, Random, SecretKind } from '#engine';
import type { Contracts, ContractPart } from '#lib/model/contracts.ts';
import type { MachineContracts } from '#lib/model/machine.ts';
import type { Reachability } from '../simulate/when.ts';
import type { Move } from './random-choice.ts';
import type { Aside, SideAction } from './side-action.ts';
import type { AskedBy, KindIn, Oracle } from './oracle/oracle.ts';
import type { SecretAlternative, DeclarationGenerator } from './declaration-generator.ts';
import type { Words } from './scenario/words.ts';
import type { TwinsIn } from './paired-tables/difference.ts';

/** Every feature and the parts of the kernel. */
export type All = Contracts & MachineContracts;

/** All test code of a feature. `Secrets` are the names of the secrets in which paired tables can differ. */
export type FeatureTests<Name extends keyof All, Secrets extends string = never> = TestsOf<Name> &
  Needed<'secretPairs', Secrets, TwinsIn<Secrets>>;

/** The parts of the test code that exist exactly if the contract needs them. */
export type TestsOf<Name extends keyof All> = Needed<'oracle', AskedBy<All[Name]>, Oracle<All[Name]>> &
  Needed<'prompts', AskedBy<All[Name]>, MetPrompts<Name>> &
  Needed<'events', EventsOf<All[Name]>, EventCoverage<Name>> &
  Needed<'refusals', RefusalsOf<All[Name]>, MetRefusals<Name>> &
  Needed<'examples', SaidOf<All[Name]>, Examples<Name>> &
  Needed<'declarationGenerators', SecretsOf<All[Name]>, DeclarationGenerators<Name>> &
  Needed<'secretAlternatives', SecretsOf<All[Name]>, SecretAlternatives<Name>> & {
    /**
     * For each power of the feature's module, the games that can meet the power, and the events that show the power.
     */
    readonly powers?: { readonly [Power in OfModules<'powers'>]?: PowerTests };
    /** The words of scenarios for this feature. */
    readonly words?: Partial<Words>;
    /** The fault of an event by a second reading of the rules; `before` is the position of the event. */
    readonly invariant?: (before: GameState, event: GameEvent) => readonly string[];
    /** The faults of all events of one command by a second reading of the rules, for what only several events show. */
    readonly invariantOfCommand?: (happened: readonly Happened[]) => readonly string[];
    /** Events that lawfully disclose a secret to all. */
    readonly discloses?: readonly EventsOf<All[Name]>[];
    /** Events after which all seats openly pay all their remaining spice. */
    readonly emptiesPurses?: readonly EventsOf<All[Name]>[];
    /** Questions whose answers stay hidden until all answers are given. */
    readonly secretAnswers?: readonly AskedBy<All[Name]>[];
    /** Commands of players besides answers; a command with more entries is more frequent. */
    readonly sideActions?: readonly SideAction[];
    /** Further commands during a whole game; a command with more entries is more frequent. */
    readonly asides?: readonly Aside[];
    /** Commands that are made from time to time during play. Each decides its own frequency. */
    readonly nowAndThen?: readonly Aside[];
    /** Reports of a player without a prompt, such as a price. */
    readonly aloud?: readonly Aside[];
    /** Questions that the table does not wait for. */
    readonly offered?: readonly AskedBy<All[Name]>[];
    /** The optional prompts that are always open. */
    readonly seldom?: readonly AskedBy<All[Name]>[];
    /** Whether a player has prepared the answer to a question. */
    readonly isPrepared?: (state: GameState, prompt: Prompt) => boolean;
    /** The choices of a table about this feature before a whole game begins. */
    readonly chosen?: (random: Random) => readonly Move[];
  };

/** An event, and its position; the first event of a table has no position before it. */
export interface Happened {
  readonly event: GameEvent;
  readonly before: GameState | undefined;
}

/** The runs of games that can meet a power, and the event that shows the power. */
export interface PowerTests {
  readonly met: Reachability;
  readonly isSeenBy: (before: GameState, event: GameEvent) => boolean;
}

/** The runs of games that can meet each question, each event and each refusal. */
export type MetPrompts<Name extends keyof All> = Readonly<Record<AskedBy<All[Name]>, Reachability>>;
export type EventCoverage<Name extends keyof All> = Readonly<Record<EventsOf<All[Name]>, Reachability>>;
export type MetRefusals<Name extends keyof All> = Readonly<Record<RefusalsOf<All[Name]>, Reachability>>;

/** One example of every message. A missing example does not compile. */
export type Examples<Name extends keyof All> = Needed<
  'prompts',
  AskedBy<All[Name]>,
  { readonly [Kind in AskedBy<All[Name]>]: Extract<PromptPayload, { readonly kind: Kind }> }
> &
  Needed<'logFacts', CodeIn<All[Name], 'logFact'>, ByCode<ContractPart<All[Name], 'logFact'>>> &
  Needed<'refusals', RefusalsOf<All[Name]>, ByCode<ContractPart<All[Name], 'refusal'>>> &
  Needed<'facts', KindIn<ContractPart<All[Name], 'fact'>>, ByKind<ContractPart<All[Name], 'fact'>>> &
  Needed<'actions', KindIn<ContractPart<All[Name], 'action'>>, ByKind<ContractPart<All[Name], 'action'>>>;

type CodeIn<C, Part extends string> = ContractPart<C, Part> extends infer One ? CodeOf<One> : never;
type CodeOf<One> = One extends { readonly code: infer Code extends string } ? Code : never;
type RefusalsOf<C> = CodeIn<C, 'refusal'>;
type SaidOf<C> =
  | AskedBy<C>
  | CodeIn<C, 'logFact'>
  | RefusalsOf<C>
  | KindIn<ContractPart<C, 'fact'>>
  | KindIn<ContractPart<C, 'action'>>;
type ByCode<Said> = { readonly [One in Said as CodeOf<One>]: One };
type ByKind<Said> = { readonly [One in Said as KindIn<One>]: One };

/**
 * The random declarations of each secret. `SecretAlternatives` are two different declarations of the secret for paired
 * tables.
 */
export type DeclarationGenerators<Name extends keyof All> = {
  readonly [Matter in SecretsOf<All[Name]>]: DeclarationGenerator<Matter & SecretKind>;
};
export type SecretAlternatives<Name extends keyof All> = {
  readonly [Matter in SecretsOf<All[Name]>]: SecretAlternative<Matter & SecretKind>;
};

type SecretsOf<C> = KindIn<ContractPart<C, 'secret'>>;
type EventsOf<C> =
  ContractPart<C, 'event'> extends infer Event
    ? Event extends { readonly type: infer T extends string }
      ? T
      : never
    : never;

type Needed<Part extends string, Names, Table> = [Names] extends [never]
  ? { readonly [One in Part]?: undefined }
  : { readonly [One in Part]: Table };
