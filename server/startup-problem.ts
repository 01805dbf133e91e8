/** Something the host can put right before Mentat can start. The message is the whole of what they are told. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
