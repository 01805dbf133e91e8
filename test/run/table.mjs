/** The table at the end of a run: for each stage its wall seconds, processor seconds and tests. */

/** The allowed processor seconds of `npm test`, Chromium included. */
const BUDGET_SECONDS = 1200;

/**
 * Returns the table as text, with the sums in its last line.
 * @param {{ name: string, wall: number, processor: number | null, tests: number, failed: number }[]} stages
 * @param {number} wall seconds from the start of the run to its end
 */
export function tableOf(stages, wall) {
  const processor = stages.every((stage) => stage.processor === null)
    ? null
    : stages.reduce((sum, stage) => sum + (stage.processor ?? 0), 0);
  const all = {
    name: 'all',
    wall,
    processor,
    tests: stages.reduce((sum, { tests }) => sum + tests, 0),
    failed: stages.reduce((sum, { failed }) => sum + failed, 0),
  };
  const lines = [
    row('stage', 'wall s', 'processor s', 'tests', 'failed'),
    ...[...stages, all].map((stage) =>
      row(stage.name, seconds(stage.wall), seconds(stage.processor), stage.tests, stage.failed),
    ),
  ];
  if (processor !== null && processor > BUDGET_SECONDS)
    lines.push(`This run used more than the ${BUDGET_SECONDS} processor seconds of a daily run.`);
  return lines.join('\n');
}

const row = (name, ...figures) =>
  name.padEnd(10) + figures.map((figure, at) => String(figure).padStart(at === 1 ? 13 : 8)).join('');

const seconds = (count) => (count === null ? '–' : count.toFixed(1));
