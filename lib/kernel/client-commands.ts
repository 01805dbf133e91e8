/**
 * The commands that a device may send, by their shape. Each feature defines the fields of its commands. The rules
 * decide whether a command is allowed.
 */
import { type AnswerValue, isFields } from '../core/answer.ts';
import { anyValue, contains, anyOf, type Grammar, numberedId, oneOf, range, record } from '../core/grammar.ts';
import type { ClientCommand } from '../model/commands.ts';
import { promptIdField, booleanField, type OptionalField } from '../model/fields.ts';
import { PHASES } from '../model/phases.ts';
import type { DeclaredSecret, PublicFact } from '../model/facts.ts';
import type { KernelUnionOf } from '../model/machine.ts';
import type { InputFields } from './feature.ts';
import { FACTS, COMMANDS, SECRETS } from './registry.ts';

/** Whether an untrusted value has the shape of a client command. */
export function isClientCommand(value: unknown): value is ClientCommand {
  const shape = isFields(value) ? CLIENT_COMMANDS.get(value['type']) : undefined;
  return shape !== undefined && contains(shape, value);
}

type OfDevices = Extract<KernelUnionOf<'kernelCommand'>, ClientCommand>;
type Fields = Readonly<Record<string, Grammar | OptionalField<AnswerValue>>>;

/** A handler with input fields. `input` is `null` if clients cannot send anything that this handler reads. */
interface WithInput {
  readonly input: object | null;
}

/** The input shapes of the commands that only the kernel handles. */
const OWN: { readonly [One in OfDevices as One['type']]: InputFields<One, 'type'> } = {
  Answer: { prompt: promptIdField, value: anyValue() },
  AnswerByDefault: { prompt: promptIdField },
  Withdraw: { prompt: promptIdField },
  CorrectFact: { fact: anyOf(...[...shapes<PublicFact>('kind', FACTS).values()]) },
  DeclareSecret: { fact: anyOf(...[...shapes<DeclaredSecret>('kind', SECRETS).values()]) },
  NextPhase: { to: oneOf(...PHASES) },
  EndPhase: { phase: oneOf(...PHASES) },
  GoOn: {},
  TickInstruction: { instruction: numberedId('i'), done: booleanField },
  ClearInstructions: {},
  TakeBackOwn: {},
  AgreeToTakeBack: { agrees: booleanField },
  TakeBack: { to: range(0, Number.MAX_SAFE_INTEGER) },
};

/** The shapes of client commands, by the type of the command. */
export const CLIENT_COMMANDS: ReadonlyMap<unknown, Grammar<ClientCommand>> = new Map([
  ...shapes<ClientCommand>('type', COMMANDS),
  ...shapes<ClientCommand>('type', new Map(Object.entries(OWN).map(([type, input]) => [type, { input }]))),
]);

/** Returns the shapes of these handlers' fields. The field `tag` of each shape has the kind of the handler. */
function shapes<One>(tag: string, parts: ReadonlyMap<string, WithInput>): ReadonlyMap<string, Grammar<One>> {
  return new Map(
    [...parts].flatMap(([name, { input }]) =>
      input === null ? [] : [[name, recordOf({ [tag]: oneOf(name), ...(input as Fields) }) as unknown as Grammar<One>]],
    ),
  );
}

/** Returns the records with these fields, with and without each optional field. */
function recordOf(fields: Fields): Grammar {
  const records = Object.entries(fields).reduce<readonly Readonly<Record<string, Grammar>>[]>(
    (all, [name, field]) =>
      all.flatMap((some) =>
        isOptional(field) ? [some, { ...some, [name]: field.optional }] : [{ ...some, [name]: field }],
      ),
    [{}],
  );
  const [only, ...more] = records.map((each) => record(each));
  return only !== undefined && more.length === 0 ? only : anyOf(...records.map((each) => record(each)));
}

function isOptional(field: Grammar | OptionalField<AnswerValue>): field is OptionalField<AnswerValue> {
  return 'optional' in field;
}
