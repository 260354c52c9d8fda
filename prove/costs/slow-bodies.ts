import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const SENDERS = 50
/** The shop hangs up after 30 seconds; a busy machine may take a little longer to notice. */
const LONGEST_MS = 45_000
const PAUSE_MS = 1_000
const HEAD =
  'POST /api/v1/users/login HTTP/1.1\r\nHost: likho\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n'

/** Many who send a byte a second: how many of them the shop still listens to when it should have hung up. */
export async function slowBodies(address: string): Promise<{ senders: number; stillOpen: number }> {
  const { hostname, port } = new URL(address)
  const ended = await Promise.all(Array.from({ length: SENDERS }, () => isEnded(hostname, Number(port))))
  return { senders: SENDERS, stillOpen: ended.filter((one) => !one).length }
}

async function isEnded(hostname: string, port: number): Promise<boolean> {
  const socket = connect(port, hostname).on('error', () => {})
  let isOver = false
  // Not by `once`, which gives up when the shop breaks the line instead of closing it.
  const closed = new Promise<void>((resolve) => {
    socket.resume().on('close', () => {
      isOver = true
      resolve()
    })
  })
  socket.write(HEAD)
  const late = AbortSignal.timeout(LONGEST_MS)
  while (!isOver && !late.aborted) {
    socket.write(' ')
    await Promise.race([closed, setTimeout(PAUSE_MS)])
  }
  socket.destroy()
  return isOver
}
