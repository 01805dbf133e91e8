/** Players who have two factions each on one phone, and switch when the other faction is asked. */
import { setTimeout as wait } from 'node:timers/promises';
import { factionName, type FactionId } from '#engine';
import { sees, type Device } from './device.ts';
import { Phone } from './phone.ts';
import { answered, type AutoAnswer } from './players.ts';
import { Taps } from './taps.ts';

/** The maximum time of two phones and a laptop from one question to the next. */
const PATIENCE_MS = 40_000;
const BETWEEN_LOOKS_MS = 80;

export class Person {
  private constructor(
    readonly device: Device,
    readonly taps: Taps,
    private readonly phones: readonly Phone[],
  ) {}

  /** Opens the phone, which shows the cover of a shared phone first. */
  static async with(device: Device, pair: readonly FactionId[]): Promise<Person> {
    await device.page.emulateMedia({ reducedMotion: 'reduce' });
    const taps = await Taps.count(device.page);
    await device.page.reload();
    const person = new Person(
      device,
      taps,
      pair.map((faction) => new Phone(device, faction)),
    );
    await device.page.getByRole('button', { name: /^Open / }).click();
    return person;
  }

  get page() {
    return this.device.page;
  }

  as(faction: FactionId): Phone {
    const phone = this.phones.find((one) => one.faction === faction);
    if (phone === undefined) throw new Error(`${faction} is somebody else’s`);
    return phone;
  }

  /** Returns the phone of the faction that it shows now. The other faction is a disc at the top. */
  async shown(): Promise<Phone> {
    await sees(this.page.getByRole('button', { name: /^Over to / }));
    for (const phone of this.phones) if (!(await this.overTo(phone.faction).isVisible())) return phone;
    throw new Error('Both are discs');
  }

  /** The disc of the other faction, at the top of the page. */
  overTo(faction: FactionId) {
    return this.page.getByRole('button', { name: new RegExp(`^Over to ${factionName(faction)}`) });
  }

  async turnsTo(faction: FactionId): Promise<Phone> {
    const other = this.phones.find((phone) => phone.faction !== faction);
    await this.overTo(faction).click();
    if (other !== undefined) await sees(this.overTo(other.faction));
    return this.as(faction);
  }

  /** Answers the question of the phone, or switches to the other faction if that faction is asked. */
  async goesOn(habits: readonly AutoAnswer[]): Promise<boolean> {
    const phone = await this.shown();
    if (await answered({ phone, taps: this.taps }, habits)) return true;
    const other = this.phones.find(({ faction }) => faction !== phone.faction);
    if (other === undefined) return false;
    const asked = this.page.getByRole('button', { name: `Over to ${factionName(other.faction)}, asked now` });
    if (!(await asked.isVisible())) return false;
    await this.turnsTo(other.faction);
    return false;
  }
}

/** All players answer in the usual way, each for both factions, until the awaited page has come. */
export async function peoplePlayOn(
  people: readonly Person[],
  habits: readonly AutoAnswer[],
  until: () => Promise<boolean>,
): Promise<void> {
  let idleSince = Date.now();
  while (!(await until())) {
    const heard = await Promise.all(people.map((person) => person.goesOn(habits)));
    if (heard.includes(true)) idleSince = Date.now();
    if (Date.now() - idleSince > PATIENCE_MS) throw new Error('Nothing goes on.');
    await wait(BETWEEN_LOOKS_MS);
  }
}
