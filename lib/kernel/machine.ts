/** The kernel's own features, one line each. */
import type {
  AnsweringContract,
  CorrectionsContract,
  InstructionsContract,
  MachineContracts,
  OwnContract,
  TakeBackContract,
} from '../model/machine.ts';
import type { OpeningContract } from '../model/machine/opening.ts';
import type { UndoContract } from '../model/machine/undo.ts';
import { type Feature, notLogged } from './feature.ts';
import { withFiled, withInstructions, withMergedInstructions, withTick } from './instructions.ts';
import { initialState } from './initial-state.ts';
import { inverseActions } from './instructions/inverse-actions.ts';
import type { Handlers } from './registry-types.ts';
import { useBegan, useContinued } from './uses.ts';
import { windows } from './windows/feature.ts';
import { karama } from './windows/karama.ts';

/** Returns the kernel's own features, with the lookups of the registry. */
export const machineFeatures = (
  parts: Handlers,
): { readonly [Name in keyof MachineContracts]: Feature<MachineContracts[Name]> } => ({
  opening: opening(parts),
  answering,
  windows: windows(parts),
  karama: karama(parts),
  corrections: corrections(parts),
  own: own(parts),
  instructions,
  takeBack,
  undo: undo(parts),
  cardRecords: {},
  stepping: {},
});

/** The opened table is the bottom of the stack. If it is on top, the table plays the phase on the board. */
const opening = ({ boardPromptsOf: askedAtTable, initialSlices: slicesOf }: Handlers): Feature<OpeningContract> => ({
  activities: { table: { prompts: askedAtTable } },
  reducer: { TableOpened: (_state, event) => initialState(event, slicesOf(event)) },
  log: {
    TableOpened: ({ choices: { edition, layer, components } }) => ({
      code: 'table-opened',
      edition,
      layer,
      components,
    }),
  },
  allowedBeforeStart: ['TableOpened'],
});

const answering: Feature<AnsweringContract> = {
  reducer: { DefaultTaken: (state) => state },
  log: { DefaultTaken: ({ faction, to }) => ({ code: 'default-taken', faction, to }) },
};

const corrections = ({ factHandlerFor: factPart }: Handlers): Feature<CorrectionsContract> => ({
  reducer: { FactCorrected: (state, { fact }) => factPart(fact).set(state, fact) },
  log: { FactCorrected: ({ fact, was }) => ({ code: 'fact-corrected', fact, was }) },
});

const own = ({ secretHandlerFor: secretPart }: Handlers): Feature<OwnContract> => ({
  reducer: {
    SecretDeclared: (state, { faction, fact, laid }) => secretPart(fact.kind).set(state, faction, fact, laid),
  },
  log: {
    SecretDeclared: ({ faction, fact }, audience) =>
      audience === faction ? { code: 'own-secret-declared', fact } : null,
  },
  allowedBeforeStart: ['SecretDeclared'],
});

const instructions: Feature<InstructionsContract> = {
  inverseActions,
  reducer: {
    Instructed: (state, { moves }) => withInstructions(state, moves),
    InstructionTicked: (state, { instruction, done }) => withTick(state, instruction, done),
    InstructionsMerged: (state, { merged }) => withMergedInstructions(state, merged),
    InstructionsCleared: (state) => withFiled(state, () => true),
  },
  log: {
    Instructed: notLogged,
    InstructionTicked: notLogged,
    InstructionsMerged: notLogged,
    InstructionsCleared: notLogged,
  },
  allowedBeforeStart: ['Instructed', 'InstructionTicked', 'InstructionsMerged', 'InstructionsCleared'],
};

/** The timeline itself records and logs take-backs, because it has the lines. */
const takeBack: Feature<TakeBackContract> = {
  reducer: {
    EpochRaised: (state) => ({ ...state, epoch: state.epoch + 1 }),
    TakenBack: (state) => state,
    ActMade: (state) => state,
    TakeBackAsked: (state, { faction: by, to }) => ({ ...state, takeBackPoll: { by, to, agreed: [] } }),
    TakeBackAgreed: (state, { faction, agrees }) => {
      const { takeBackPoll: poll } = state;
      if (poll === null) return state;
      const agreed = [...poll.agreed.filter((one) => one !== faction), ...(agrees ? [faction] : [])];
      return { ...state, takeBackPoll: { ...poll, agreed } };
    },
  },
  log: {
    EpochRaised: notLogged,
    TakenBack: notLogged,
    ActMade: notLogged,
    TakeBackAsked: ({ faction }) => ({ code: 'take-back-asked', faction }),
    TakeBackAgreed: notLogged,
  },
  allowedBeforeStart: ['TakenBack'],
};

/**
 * The kernel itself records to which use an event belongs (`record-uses.ts`), and which events an undo removes
 * (`undo.ts`).
 */
const undo = ({ undoHandlerFor }: Handlers): Feature<UndoContract> => ({
  reducer: {
    UseBegan: (state, event) => useBegan(state, event, undoHandlerFor(event.what)),
    UseContinued: useContinued,
    UseUndone: (state) => state,
  },
  log: { UseBegan: notLogged, UseContinued: notLogged, UseUndone: notLogged },
  undo: { meanwhile: {} },
});
