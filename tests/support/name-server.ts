import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const TYPES: Record<number, 'A' | 'AAAA'> = { 1: 'A', 28: 'AAAA' }
const HEADER_BYTES = 12
const NO_SUCH_NAME = 3

/** What a stand-in knows of a name; undefined: there is no such name. */
type Known = { A?: string; AAAA?: string } | undefined

/** A name server on this machine that knows what it is told, or hears every question and never answers. */
export async function aNameServer(knows: ((name: string) => Known) | 'silent') {
  const socket = createSocket('udp4')
  const asked: string[] = []
  socket.on('message', (question, { port, address }) => {
    const { name, end } = nameIn(question)
    asked.push(name)
    if (knows !== 'silent') socket.send(answerTo(question, end, knows(name)), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { asked, server: `127.0.0.1:${socket.address().port}`, close: () => socket.close() }
}

function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

function answerTo(question: Buffer, end: number, known: Known): Buffer {
  const type = TYPES[question.readUInt16BE(end)]
  const address = type && known?.[type]
  const bytes = address === undefined ? undefined : bytesOf(address)
  const asked = Buffer.from(question.subarray(0, end + 4))
  // An answer, recursion available; one question, one answer or none, nothing else.
  asked.writeUInt16BE(0x8180 + (known ? 0 : NO_SUCH_NAME), 2)
  asked.writeUInt16BE(1, 4)
  asked.writeUInt16BE(bytes ? 1 : 0, 6)
  asked.writeUInt32BE(0, 8)
  if (!bytes) return asked
  const record = Buffer.alloc(HEADER_BYTES)
  record.writeUInt16BE(0xc000 + HEADER_BYTES, 0)
  question.copy(record, 2, end, end + 4)
  record.writeUInt32BE(60, 4 + 2)
  record.writeUInt16BE(bytes.length, 10)
  return Buffer.concat([asked, record, bytes])
}

/** IPv6 addresses are given written out in full. */
const bytesOf = (address: string): Buffer =>
  address.includes(':')
    ? Buffer.from(
        address
          .split(':')
          .map((part) => part.padStart(4, '0'))
          .join(''),
        'hex',
      )
    : Buffer.from(address.split('.').map(Number))
