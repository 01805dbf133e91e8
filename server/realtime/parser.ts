import { Decoder, Encoder, PacketType, type Packet } from 'socket.io-parser';
import type { Change, Frame, Frames } from '../application/frames.ts';

/** Longer than anything that a device sends here: its tokens. */
export const MAX_PACKET = 2_048;
const DEEPEST = 4;
/** A device connects, leaves and asks. It answers no questions and sends only text. */
const SPOKEN: readonly string[] = [PacketType.CONNECT, PacketType.DISCONNECT, PacketType.EVENT].map(String);

/** Creates the packet reader and writer, for Socket.IO's option of this name. */
export const createParser = (frames: Frames) => ({
  Encoder: class extends Encoder {
    override encode(packet: Packet): unknown[] {
      const { type, id, data } = packet as Sent;
      const isEvent = type === PacketType.EVENT || type === PacketType.ACK;
      const json = isEvent && Array.isArray(data) ? withFrame(data, frames) : null;
      return json === null ? (super.encode(packet) as unknown[]) : [`${type}${id ?? ''}${json}`];
    }
  },
  Decoder: StrictDecoder,
});

type Sent = Omit<Packet, 'data'> & { readonly data?: unknown };

/**
 * Returns the JSON of a packet whose last part is a frame or a change, with the shared JSON of its content; `null` for
 * any other packet.
 */
function withFrame(data: readonly unknown[], frames: Frames): string | null {
  const last = data.at(-1);
  if (!isFrame(last)) return null;
  const { carried, value, rest } = 'view' in last ? viewOf(last) : differenceOf(last);
  const before = data.slice(0, -1).map((part) => `${JSON.stringify(part)},`);
  return `[${before.join('')}${JSON.stringify(rest).slice(0, -1)},"${carried}":${frames.json(value)}}]`;
}

const isFrame = (part: unknown): part is Frame | Change =>
  typeof part === 'object' && part !== null && 'version' in part && ('view' in part || 'patch' in part);

const viewOf = ({ view: value, ...rest }: Frame) => ({ carried: 'view', value, rest });
const differenceOf = ({ patch: value, ...rest }: Change) => ({ carried: 'patch', value, rest });

/**
 * Reads one device’s packets; each connection has its own. A packet that our pages never send closes the connection
 * before it is parsed. So does connecting twice, because many connects in one message would be many guesses.
 */
class StrictDecoder extends Decoder {
  #hasKnocked = false;

  override add(packet: unknown): void {
    if (typeof packet !== 'string') throw new NotSpoken();
    const type = packet.charAt(0);
    const isKnock = type === String(PacketType.CONNECT);
    const isElsewhere = packet.charAt(1) === '/';
    if (!SPOKEN.includes(type) || isElsewhere || (isKnock && this.#hasKnocked)) throw new NotSpoken();
    if (packet.length > MAX_PACKET || isDeeper(packet, DEEPEST)) throw new NotSpoken();
    this.#hasKnocked ||= isKnock;
    super.add(packet);
  }
}

class NotSpoken extends Error {}

/** Whether JSON in this text is nested deeper. It looks at each character once. */
function isDeeper(text: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (inString && character === '\\') at += 1;
    else if (character === '"') inString = !inString;
    else if (!inString && (character === '[' || character === '{')) depth += 1;
    else if (!inString && (character === ']' || character === '}')) depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}
