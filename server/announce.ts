import qrcode from 'qrcode';
import { hostAddress, reachableAddresses, type Origin } from './application/addresses.ts';

/** Returns what the host reads in the terminal: the address of their own page, and how phones connect. */
export async function announcement(origin: Origin, place: string): Promise<string> {
  const [forPhones = hostAddress(origin), ...others] = reachableAddresses(origin);
  const code = await qrcode.toString(forPhones, { type: 'terminal', small: true });
  return [
    '',
    'Mentat is ready.',
    '',
    `  On this machine, open   ${hostAddress(origin)}`,
    `  Phones open             ${forPhones}`,
    ...others.map((address) => `  or, if that fails       ${address}`),
    '',
    code.trimEnd(),
    '',
    'Phones must be on the same network as this machine.',
    `Games are kept in ${place}. Ctrl+C stops Mentat.`,
    '',
  ].join('\n');
}
