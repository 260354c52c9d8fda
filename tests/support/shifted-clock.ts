/**
 * Loaded before a program (NODE_OPTIONS=--import …): its clock is CLOCK_SHIFT_MS ahead, and jumps there and back at each
 * SIGUSR2. Timers go on as they are, as on a machine whose clock was set.
 */
const TrueDate = Date
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0)
let ahead = 0

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new TrueDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

function now(): number {
  return TrueDate.now() + ahead
}

process.on('SIGUSR2', () => {
  ahead = ahead === 0 ? shift : 0
})
