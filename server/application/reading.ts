import {
  chronicleOf,
  logPage,
  previewTakeBack as preview,
  tellsOf,
  type Audience,
  type Chronicle,
  type FactionId,
  type LogLine,
  type OwnTells,
  type Timeline,
} from '#engine';
import { TableNotFound } from './refusals.ts';
import type { Services } from './services.ts';

export type Preview = ReturnType<typeof preview>;

/** Returns a page of the log for this audience: the last `limit` lines before position `before`. */
export async function readLog(
  services: Services,
  code: string,
  audience: Audience,
  page: { readonly before: number | null; readonly limit: number },
): Promise<readonly LogLine[]> {
  const timeline = await timelineOf(services, code);
  await services.timelines.replayEarlier(code);
  return logPage(timeline, audience, page.before ?? Number.MAX_SAFE_INTEGER, page.limit);
}

/** Timelines never change. The devices of a table request the same chronicle, most of them at the same time. */
const chronicles = new WeakMap<Timeline, Promise<Chronicle | null>>();

/** Returns the chronicle of a finished game, or `null` while the game runs. */
export async function readChronicle(services: Services, code: string): Promise<Chronicle | null> {
  const timeline = await timelineOf(services, code);
  const known = chronicles.get(timeline);
  if (known !== undefined) return known;
  const chronicle = services.timelines.replayEarlier(code).then(() => chronicleOf(timeline));
  chronicles.set(timeline, chronicle);
  return chronicle;
}

/** Returns the own tells of a seat after the game, or `null` while the game runs. */
export async function readTells(services: Services, code: string, faction: FactionId): Promise<OwnTells | null> {
  const timeline = await timelineOf(services, code);
  await services.timelines.replayEarlier(code);
  return tellsOf(timeline, faction);
}

/** Returns the effect of a take-back to after event `to`. */
export const previewTakeBack = async (services: Services, code: string, to: number): Promise<Preview> =>
  preview(await timelineOf(services, code), to);

async function timelineOf({ timelines }: Services, code: string): Promise<Timeline> {
  const timeline = await timelines.load(code);
  if (timeline === null) throw new TableNotFound();
  return timeline;
}
