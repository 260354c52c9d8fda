import { createServer } from 'node:http'

/** The least a Node server can do: the same bytes and headers for every request. Told what to send by its parent. */
process.once('message', ({ body, headers }: { body: string; headers: Record<string, string> }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port))
})
