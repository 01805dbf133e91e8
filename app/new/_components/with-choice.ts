/** Returns the choices with this one last, or without it. */
export function withChoice<Choice>(chosen: readonly Choice[], choice: Choice, on: boolean): readonly Choice[] {
  const others = chosen.filter((other) => other !== choice);
  return on ? [...others, choice] : others;
}
