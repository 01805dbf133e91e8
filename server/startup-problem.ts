/** A problem that the host can fix before Mentat starts. They see only the message. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
