/** Generates values that match a schema. It reads the schema itself, so no procedure must be listed. */
import type { z } from 'zod';
import type { Random } from '#engine';
import { chance, pickRandom } from './random-choice.ts';

type Schema = z.core.$ZodType;

/** `texts` are texts that mean something to the server. */
export function shaped(schema: Schema, texts: readonly string[], random: Random): unknown {
  const inner = (part: Schema) => shaped(part, texts, random);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, inner(part)]));
    case 'union':
      return inner(pickRandom(def.options, random));
    case 'array':
      return Array.from({ length: random(4) }, () => inner(def.element));
    case 'tuple':
      return def.items.map(inner);
    case 'optional':
    case 'default':
      return chance(40, random) ? undefined : inner(def.innerType);
    case 'nullable':
      return chance(40, random) ? null : inner(def.innerType);
    case 'readonly':
      return inner(def.innerType);
    case 'pipe':
      return inner(def.in);
    case 'enum': {
      // Some of the lists are empty.
      const entries = Object.values(def.entries);
      return pickRandom(entries.length === 0 ? texts : entries, random);
    }
    case 'literal':
      return pickRandom(def.values, random);
    case 'boolean':
      return chance(50, random);
    case 'number':
      return random(40);
    case 'string':
      return pickRandom(texts, random);
    // Things that the table names, and sectors.
    case 'custom':
      return chance(50, random) ? `${pickRandom(['b', 'h', 'i'], random)}${1 + random(9)}` : 1 + random(18);
    case 'unknown':
      return pickRandom([null, true, 3, {}, [], { play: false }, { dial: 2 }], random);
    default:
      throw new Error(`No values are made for schemas of type ${def.type} yet.`);
  }
}
