import type { Identity } from '../../model/identity.ts';

export const beneGesserit = {
  name: 'Bene Gesserit',
  leaders: {
    'princess-irulan': { name: 'Princess Irulan', strength: 5 },
    'mother-ramallo': { name: 'Reverend Mother Ramallo', strength: 5 },
    alia: { name: 'Alia', strength: 5 },
    'lady-fenring': { name: 'Margot Lady Fenring', strength: 5 },
    'wanna-marcus': { name: 'Wanna Marcus', strength: 5 },
    'gaius-helen-mohiam': { name: 'Gaius Helen Mohiam', strength: 8, main: true },
  },
  powers: {
    'advisor-accompany': 'advisor',
    'advisor-fighter': 'advisors',
    'advisor-ship': 'spiritual advisor',
    'announce-battles': 'announcement of battles',
    charity: 'charity',
    coexistence: 'coexistence',
    intrusion: 'answer to an intrusion',
    prediction: 'prediction',
    'start-anywhere': 'start',
    voice: 'Voice',
    'voice-ally': 'Voice',
    'worthless-karama': 'use of worthless cards',
  },
} as const satisfies Identity;
