import { createServer } from 'node:net'

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}
const int16 = (value: number) => Buffer.from([value >> 8, value & 255])
const int32 = (value: number) => Buffer.from([0, 0, value >> 8, value & 255])

const READY = message('Z', Buffer.from('I'))
const COLUMN = Buffer.concat([
  int16(1),
  Buffer.from('server_version_num\0'),
  int32(0),
  int16(0),
  int32(25),
  int16(4),
  int32(0),
  int16(0),
])

/** Says it is a Postgres of the given version number, and nothing else: enough for the check at start. */
export async function oldPostgres(version: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const row = Buffer.concat([int16(1), int32(version.length), Buffer.from(version)])
  const answer = Buffer.concat([message('T', COLUMN), message('D', row), message('C', Buffer.from('SHOW\0')), READY])
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), READY]))
      socket.on('data', (query) => query[0] === 'Q'.charCodeAt(0) && socket.write(answer))
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `postgres://likho@127.0.0.1:${port}/likho`,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
