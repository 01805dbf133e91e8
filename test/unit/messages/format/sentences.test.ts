import { describe, expect, it } from 'vitest';
import { sector } from '#lib/model/board.ts';
import { formatVoice } from '#lib/factions/bene-gesserit/voice/labels.ts';
import { formatFact } from '#lib/messages/format/facts.ts';
import { formatHandMove } from '#lib/messages/format/actions.ts';
import { formatSecret, formatSecrets } from '#messages/knowledge.ts';
import { formatLogLine, formatLogLineCovered } from '#lib/messages/format/log.ts';
import { awaitedTo } from '#lib/messages/format/awaited.ts';
import { formatPoint } from '#lib/messages/format/log.ts';
import { formatUndoing } from '#lib/messages/format/points.ts';
import { promptLead, formatWhoIsAsked } from '#lib/messages/format/leads.ts';
import { explainRefusal } from '#lib/messages/format/refusals.ts';
import { formatNobodyWon } from '#lib/features/mentat-pause/labels.ts';
import { isStillToBegin } from '#messages/phases.ts';
import { promptTitle } from '#lib/messages/format/titles.ts';
import { ASKS, HAND_MOVES, LOG_FACTS, PUBLIC_FACTS, REFUSALS, SECRETS, inSentences } from './examples.ts';

describe('the text of questions and waiting lists', () => {
  it('addresses a seat by name, and shows only what all may know', () => {
    expect(promptTitle(ASKS.prescience, 'gf9-2019')).toBe('Which part of Harkonnen’s plan do you want to see?');
    expect(promptTitle(ASKS['show-element'], 'gf9-2019')).toBe('Atreides sees your weapon. Which will it be?');
    expect(promptTitle(ASKS.cancel, 'gf9-2019')).toBe(
      'Bene Gesserit commands Atreides: play no lasgun. Anyone play Karama?',
    );
    expect(awaitedTo('battle-plan')).toBe('to seal a plan');
  });

  it('shows all seats the card in question above a window that does not name it', () => {
    const { cancel, 'traitor-call': traitorCall } = ASKS;
    const uses = [...cancel.uses, ...cancel.uses];
    expect(formatWhoIsAsked(cancel)).toBe('Every phone shows this question. A Karama can cancel it.');
    expect(formatWhoIsAsked({ ...cancel, uses })).toBe(
      'Every phone shows this question. A Karama can cancel one of them.',
    );
    expect(formatWhoIsAsked(traitorCall)).toBe('Asked of everyone. Play calls a traitor.');
    expect(formatWhoIsAsked(ASKS['family-atomics'])).toBe('Every phone shows this question.');
  });

  it('joins a question for a card and a question about a power in a storm into one sentence', () => {
    const use = { kind: 'advantage', by: 'fremen', advantage: 'fremen/see-storm' } as const;
    const weather = { ...ASKS['weather-control'], uses: [use] };
    expect(promptTitle(ASKS['weather-control'], 'gf9-2019')).toBe('The storm gathers. Anyone play Weather Control?');
    expect(promptTitle(weather, 'gf9-2019')).toMatch(/^The Fremen card moves the storm\. Weather Control or Karama\?$/);
    expect(formatWhoIsAsked(weather)).toBe(
      'Every phone shows this question. A Karama can cancel Fremen’s storm card, unless a player plays Weather Control.',
    );
  });

  it('distinguishes a phase that Mentat must begin from a phase that follows automatically', () => {
    const storm = { turn: 2, phase: 'storm' } as const;
    expect(isStillToBegin({ ...storm, next: storm })).toBe(true);
    expect(isStillToBegin({ ...storm, next: { ...storm, turn: 3 } })).toBe(false);
    expect(isStillToBegin({ ...storm, next: { turn: 2, phase: 'spice-blow' } })).toBe(false);
    expect(isStillToBegin({ ...storm, next: null })).toBe(false);
  });

  it('says that a power is used for an ally', () => {
    expect(promptLead({ ...ASKS.voice, faction: 'bene-gesserit' })).not.toMatch(/ally/);
    expect(promptLead({ ...ASKS.voice, onBehalfOf: 'emperor', faction: 'bene-gesserit' })).toMatch(
      /^You act for your ally the Emperor\./,
    );
  });

  it('tells an ally whether that ally may decide about a power', () => {
    const asked = { ...ASKS.voice, onBehalfOf: 'emperor', asks: 'emperor' } as const;
    expect(promptLead({ ...asked, leave: 'granted' })).toMatch(/leaves the Voice to you/);
    expect(promptLead({ ...asked, leave: 'denied' })).toMatch(/does not use the Voice for you/);
  });

  it('says how many cards are drawn at the set-up, and mentions returned cards only if there are any', () => {
    const draw = ASKS['draw-own'];
    expect(promptLead(draw)).toBe(
      'Put the others face down under the deck. Enter the leader, and Mentat watches for it; or keep it to yourself.',
    );
    expect(promptLead({ ...draw, keeps: 4 })).toBe(
      'Enter the leaders, and Mentat watches for them; or keep them to yourself.',
    );
    expect(promptLead({ ...draw, from: 'discs' })).toBe(
      'Your own leaders cannot be your traitors. Put all discs that you drew back face down, to be mixed again. Enter the leader, and Mentat watches for it; or keep it to yourself.',
    );
    expect(promptLead({ ...draw, matter: 'hand', count: 1, keeps: 1 })).toMatch(/^Enter the card, and/);
    expect(promptLead({ ...draw, matter: 'hand', count: 2, keeps: 2 })).toMatch(/^Enter the cards, and/);
    expect(awaitedTo('draw-own')).toBe('to draw from the deck');
  });

  it('says that the game continues after a counted turn', () => {
    expect(formatNobodyWon(4)).toBe('Nobody has won in turn 4. The moderator goes on.');
  });

  it('puts the Voice into words', () => {
    expect(formatVoice({ play: false, kind: 'lasgun' })).toBe('Play no lasgun.');
    expect(formatVoice({ play: true, kind: 'poison' })).toBe('Play a poison weapon.');
  });
});

describe('an instruction', () => {
  it('tells the owner what to do', () => {
    expect(formatHandMove(HAND_MOVES['forces-to-tanks'], 'gf9-2019')).toBe(
      'Take 8 forces from Carthag, sector 10, to the tanks',
    );
    expect(
      formatHandMove(
        { kind: 'forces-to-tanks', faction: 'fremen', count: 1, special: 0, territory: 'polar-sink', sector: null },
        'gf9-2019',
      ),
    ).toBe('Take 1 force from the Polar Sink to the tanks');
  });

  it('separates special forces by commas', () => {
    const forces = { faction: 'fremen', count: 3, special: 1 } as const;
    const carthag = { territory: 'carthag', sector: sector(10) } as const;
    expect(formatHandMove({ kind: 'reserves-to-tanks', ...forces }, 'gf9-2019')).toBe(
      'Put 3 forces, 1 of them Fedaykin, from the reserves into the tanks',
    );
    expect(
      formatHandMove({ kind: 'forces-from-reserves', side: 'fighters', ...forces, ...carthag }, 'gf9-2019', 'anybody'),
    ).toBe('Put 3 Fremen forces, 1 of them Fedaykin, into Carthag, sector 10');
    expect(
      formatHandMove(
        { kind: 'forces-from-reserves', side: 'advisors', ...carthag, faction: 'bene-gesserit', count: 1, special: 0 },
        'gf9-2019',
      ),
    ).toBe('Put 1 force, advisors’ side up, into Carthag, sector 10');
  });

  it('names the faction to all other readers', () => {
    expect(formatHandMove(HAND_MOVES['forces-to-tanks'], 'gf9-2019', 'anybody')).toBe(
      'Take 8 Harkonnen forces from Carthag, sector 10, to the tanks',
    );
    expect(formatHandMove(HAND_MOVES['spice-from-bank'], 'gf9-2019', 'anybody')).toBe(
      'Fremen takes 6 spice from the bank',
    );
  });

  it('names a captured leader to the owner alone', () => {
    const said = (kind: 'hand-over-captive' | 'captive-to-tanks' | 'give-back-captive') => [
      formatHandMove(HAND_MOVES[kind], 'gf9-2019'),
      formatHandMove(HAND_MOVES[kind], 'gf9-2019', 'anybody'),
    ];
    expect(said('hand-over-captive')).toEqual([
      'Hand the captured leader to Harkonnen, face down; its name is under Mine',
      'Fremen hands the captured leader to Harkonnen, face down',
    ]);
    expect(said('captive-to-tanks')).toEqual([
      'Put the captured leader into the tanks, face down; its name is under Mine',
      'Harkonnen puts the captured leader into the tanks, face down',
    ]);
    expect(said('give-back-captive')).toEqual([
      'Give the captured leader back to Fremen, face down',
      'Harkonnen gives the captured leader back to Fremen, face down',
    ]);
  });
});

describe('the text of the log, the ledger and the desk', () => {
  it('says what happened', () => {
    expect(formatLogLine(LOG_FACTS['plan-committed'], 'gf9-2019')).toBe('Atreides sealed a plan.');
    expect(
      formatLogLine(
        {
          code: 'battle-chosen',
          battle: 'b1',
          aggressor: 'harkonnen',
          defender: 'fremen',
          territory: 'arrakeen',
          sectors: [sector(10)],
        },
        'gf9-2019',
      ),
    ).toBe('The battle for Arrakeen began: Harkonnen against Fremen.');
    expect(formatLogLine(LOG_FACTS['voice-used'], 'gf9-2019')).toBe(
      'Bene Gesserit used the Voice on Atreides: play no lasgun.',
    );
    expect(formatLogLine(LOG_FACTS['fact-corrected'], 'gf9-2019')).toBe(
      'The moderator set the storm to sector 12, was 9.',
    );
    expect(formatLogLine(LOG_FACTS['plans-revealed'], 'gf9-2019')).toBe(
      'Fremen turned over 6 with Stilgar and Crysknife; Harkonnen turned over 0 with nobody.',
    );
    const settled = LOG_FACTS['cards-settled'];
    const discarded = settled.fates.map((card) => ({ ...card, fate: 'discarded' as const }));
    expect(formatLogLine(settled, 'gf9-2019')).toBe('The Emperor kept Crysknife.');
    expect(formatLogLine({ ...settled, fates: discarded }, 'gf9-2019')).toBe(
      'The Emperor kept none of the cards played.',
    );
    expect(formatLogLine({ ...settled, fates: [] }, 'gf9-2019')).toBe('The Emperor had no cards to keep.');
  });

  it('names the owner of the storm card, which is not yet drawn from cardboard', () => {
    expect(formatLogLine(LOG_FACTS['storm-card-drawn'], 'gf9-2019')).toBe(
      'The next storm card was Fremen’s to look at.',
    );
  });

  it('hides a shown secret from seats that only know that something was shown', () => {
    expect(formatLogLine(LOG_FACTS['element-shown'], 'gf9-2019')).toBe('Harkonnen showed Atreides the weapon.');
    expect(formatLogLine(LOG_FACTS['element-seen'], 'gf9-2019')).toBe(
      'Harkonnen showed Atreides the weapon: Crysknife.',
    );
  });

  it('names the returned traitors to their owner alone', () => {
    expect(formatLogLine(LOG_FACTS['own-traitors'], 'gf9-2019')).toBe(
      'Your traitors: Stilgar. You drew Chani and Jamis, and did not keep them.',
    );
  });

  it('says that a player entered a secret, and never its value', () => {
    const covered = Object.values(LOG_FACTS).flatMap((fact) => formatLogLineCovered(fact) ?? []);
    const expected = [
      'You entered your hand.',
      'The die before Fremen’s shield was thrown.',
      'You laid a card before Fremen’s shield and demand 2 spice each turn.',
      'You were dealt cards.',
      'The Guild passed 3 cards to Harkonnen.',
      'You learned your traitors.',
      'You sealed your prediction.',
      'You looked at the next spice card.',
      'You chose the one traitor that you can still call.',
      'You drew the next storm card.',
      'Harkonnen showed Atreides the weapon.',
      'Harkonnen captured one of Fremen’s leaders.',
      'A card came up, and you saw it.',
      'Atreides gave the Guild an access card back.',
      'Atreides took an access card from the Guild.',
      'Fremen gave you a share.',
      'The Guild and Fremen traded access cards.',
      'The Guild bought an access card for 4 spice, and you saw it.',
      'A deal that nobody else knows has come due.',
      'A deal that nobody else knows was paid.',
      'You agreed on a deal that nobody else knows.',
      'You bought an access card for 4 spice.',
      'You drew a dueling card.',
      'You got a card for Kanly.',
      'A card for Kanly changed hands.',
      'You placed a leader face down in the arena.',
      'You drew a harvest card.',
      'You gave out the shares.',
      'You laid a trap.',
      'You looked at a share.',
      'You looked at an access card before its sale.',
      'Your troop cards without a stronghold became spice.',
    ];
    expect(covered.sort()).toEqual(expected.sort());
    for (const spice of [0, 192, 'uncounted'] as const) {
      const entered = { code: 'own-secret-declared', fact: { kind: 'spice', spice } } as const;
      expect(formatLogLineCovered(entered)).toBe('You entered your spice.');
    }
  });

  it('names a take-back point by the next line, in one clause of the past tense', () => {
    const point = (code: keyof typeof LOG_FACTS) => formatPoint(LOG_FACTS[code], 'gf9-2019');
    expect(point('plan-committed')).toBe('before Atreides sealed a plan');
    expect(point('fact-corrected')).toBe('before the moderator set the storm to sector 12, was 9');
    expect(point('storm-moved')).toBe('before the storm moved to sector 9');
    expect(point('taken-back')).toBe('before the moderator undid the last steps');
    expect(point('game-won')).toBe('before the game was won');
    const points = Object.values(LOG_FACTS)
      .filter(({ code }) => !code.startsWith('own-'))
      .map((fact) => formatPoint(fact, 'gf9-2019'));
    expect(points.filter((words) => /[.;]|\b(is|are|has|says|wins)\b/.test(words))).toEqual([]);
    expect(points.filter((words) => /^before (nobody|nothing|no)\b|(looked at|captured) no\b/.test(words))).toEqual([]);
    expect(point('use-stands')).toBe('before the time to cancel Bene Gesserit’s command had passed');
    expect(point('no-traitor-call')).toBe('before the time to call a traitor had passed');
    expect(point('battle-void')).toBe('before the battle for Carthag ended unfought');
    expect(point('plan-look-declined')).toBe('before Atreides looked away from a whole plan');
    expect(point('capture-declined')).toBe('before Harkonnen left the loser’s leaders alone');
  });

  it('counts the lines above the chosen one that a take-back undoes', () => {
    const told = 'undone, and Mentat tells everybody. What was seen cannot be unseen.';
    expect([0, 1, 4].map(formatUndoing)).toEqual([
      `This step is ${told}`,
      `This step and the one above it are ${told}`,
      `This step and the 4 above it are ${told}`,
    ]);
  });

  it('names kinds of secrets without their values', () => {
    expect(formatSecret({ knower: 'atreides', secret: SECRETS['plan-element'] })).toBe(
      'Atreides has seen Harkonnen’s weapon.',
    );
    expect(formatSecret({ knower: 'table', secret: SECRETS.traitor })).toBe(
      'Everybody has learnt whether Stilgar is in Harkonnen’s pay.',
    );
  });

  it('says “your own” for a secret that the owner has seen', () => {
    const seen = (secret: (typeof SECRETS)[keyof typeof SECRETS]) => formatSecret({ knower: secret.of, secret });
    expect(seen(SECRETS['storm-card'])).toMatch(/ has seen its storm card\.$/);
    expect(seen(SECRETS.deal)).toMatch(/ dealt to it\.$/);
    expect(seen(SECRETS.captive)).toMatch(/ which of its leaders was captured\.$/);
    expect(formatSecrets([{ knower: 'fremen', secret: { ...SECRETS['storm-card'], of: 'fremen' } }])).toEqual([
      'Fremen has seen its storm card.',
    ]);
  });

  it('lists in one line everything that one seat has seen of another', () => {
    const plan = { kind: 'plan-element', of: 'fremen', battle: 'b1', epoch: 0 } as const;
    const elements = (['leader', 'weapon', 'defense'] as const).map((element) => ({ ...plan, element }));
    expect(
      formatSecrets([
        ...elements.map((secret) => ({ knower: 'table' as const, secret })),
        { knower: 'table', secret: SECRETS.traitor },
        { knower: 'table', secret: { ...plan, battle: 'b2', element: 'leader' } },
        { knower: 'atreides', secret: { ...plan, element: 'weapon' } },
      ]),
    ).toEqual([
      'Everybody has seen Fremen’s leader, weapon and defense.',
      'Everybody has learnt whether Stilgar is in Harkonnen’s pay.',
      'Atreides has seen Fremen’s weapon.',
    ]);
  });

  it('gives a corrected fact with its value before', () => {
    expect(formatFact(PUBLIC_FACTS.storm, 'gf9-2019', { kind: 'storm', sector: sector(9) })).toBe(
      'Storm: sector 12, was 9.',
    );
    expect(formatFact(PUBLIC_FACTS.forces, 'gf9-2019')).toBe('Harkonnen forces in Carthag, sector 10: 8.');
  });

  it('gives a refusal with the reason and the next step', () => {
    expect(inSentences(explainRefusal(REFUSALS['table-talks']))).toBe(
      'The Emperor and the Guild are still talking. It goes on when every hand is lowered.',
    );
    expect(inSentences(explainRefusal(REFUSALS['not-enough-forces']))).toBe(
      'The Emperor has 4 forces left for this. Take forces away elsewhere first, or set a smaller number.',
    );
  });
});
