/** Returns the choices with this choice as the last one, or without this choice. */
export function withChoice<Choice>(chosen: readonly Choice[], choice: Choice, on: boolean): readonly Choice[] {
  const others = chosen.filter((other) => other !== choice);
  return on ? [...others, choice] : others;
}
