/** What tests know of one feature, as its folder in `test/features/` puts it together. */
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

/** Everything that plays, the machine's own parts among it. */
export type All = Contracts & MachineContracts;

/** All of it; `Secrets` are those in which twins can differ, and whose names are a type of their own. */
export type FeatureTests<Name extends keyof All, Secrets extends string = never> = TestsOf<Name> &
  Needed<'secretPairs', Secrets, TwinsIn<Secrets>>;

/** What must be there where its contract asks for it, and only there. */
export type TestsOf<Name extends keyof All> = Needed<'oracle', AskedBy<All[Name]>, Oracle<All[Name]>> &
  Needed<'prompts', AskedBy<All[Name]>, MetPrompts<Name>> &
  Needed<'events', EventsOf<All[Name]>, EventCoverage<Name>> &
  Needed<'refusals', RefusalsOf<All[Name]>, MetRefusals<Name>> &
  Needed<'examples', SaidOf<All[Name]>, Examples<Name>> &
  Needed<'declarationGenerators', SecretsOf<All[Name]>, DeclarationGenerators<Name>> &
  Needed<'secretAlternatives', SecretsOf<All[Name]>, SecretAlternatives<Name>> & {
    /** Where the powers of its module can be met, and by what they are seen. */
    readonly powers?: { readonly [Power in OfModules<'powers'>]?: PowerTests };
    /** What scenarios can say of it. */
    readonly words?: Partial<Words>;
    /** What is wrong with an event, by a second reading of the rules; `before` is the position that it met. */
    readonly invariant?: (before: GameState, event: GameEvent) => readonly string[];
    /** Events that lawfully tell everybody what was secret before. */
    readonly discloses?: readonly EventsOf<All[Name]>[];
    /** Questions whose answers nobody else sees until all are in. */
    readonly secretAnswers?: readonly AskedBy<All[Name]>[];
    /** What people do of it besides answering; one thing as often as it is listed. */
    readonly sideActions?: readonly SideAction[];
    /** What is done of it beside the play of a whole game; one thing as often as it is listed. */
    readonly asides?: readonly Aside[];
    /** What comes up of it while people play on; each says itself how often. */
    readonly nowAndThen?: readonly Aside[];
    /** What somebody tells aloud that nobody is asked. */
    readonly aloud?: readonly Aside[];
    /** Questions that nobody waits for. */
    readonly offered?: readonly AskedBy<All[Name]>[];
    /** Those of them that stand open all the time. */
    readonly seldom?: readonly AskedBy<All[Name]>[];
    /** Whether somebody has prepared the answer to this question. */
    readonly isPrepared?: (state: GameState, prompt: Prompt) => boolean;
    /** What a table chooses of it before a whole game begins. */
    readonly chosen?: (random: Random) => readonly Move[];
  };

/** A power: in which runs of games it can be met, and which event shows that it was at work. */
export interface PowerTests {
  readonly met: Reachability;
  readonly isSeenBy: (before: GameState, event: GameEvent) => boolean;
}

/** In which runs of games each question, each event and each refusal can be met. */
export type MetPrompts<Name extends keyof All> = Readonly<Record<AskedBy<All[Name]>, Reachability>>;
export type EventCoverage<Name extends keyof All> = Readonly<Record<EventsOf<All[Name]>, Reachability>>;
export type MetRefusals<Name extends keyof All> = Readonly<Record<RefusalsOf<All[Name]>, Reachability>>;

/** One example of everything that is said of it: what is missing does not compile. */
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

/** How each secret is entered at random, and differently at two tables. */
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
