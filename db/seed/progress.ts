const WIDTH = 30
const STEPS_WITHOUT_TERMINAL = 4

/** A progress bar on a terminal; a line at each quarter where the output goes to a file. */
export function showProgress(label: string, total: number, output: NodeJS.WriteStream = process.stdout) {
  let done = 0
  let shownStep = 0
  return {
    advance(by = 1): void {
      done += by
      const share = Math.min(done / total, 1)
      if (output.isTTY) {
        const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░')
        output.write(`\r${label} ${bar} ${done}/${total}${done >= total ? '\n' : ''}`)
        return
      }
      const step = Math.floor(share * STEPS_WITHOUT_TERMINAL)
      if (step > shownStep) output.write(`${label} ${done}/${total}\n`)
      shownStep = step
    },
  }
}
