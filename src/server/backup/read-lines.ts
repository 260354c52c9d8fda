import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

const NEW_LINE = 0x0a

/** The lines of a compressed file, one in memory at a time. (node:readline also ends lines at U+2028, which texts may hold.) */
export async function* readLines(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip()
  const reading = pipeline(createReadStream(file), unzipped)
  // What breaks it is thrown by the loop below.
  reading.catch(() => undefined)
  let begun: Buffer[] = []
  for await (const chunk of unzipped as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = chunk.indexOf(NEW_LINE); end !== -1; end = chunk.indexOf(NEW_LINE, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)]).toString('utf8')
      begun = []
      from = end + 1
    }
    if (from < chunk.length) begun.push(chunk.subarray(from))
  }
}
