import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { endSlowBodies, routeUpload } from './file-uploads.ts'

const app = fastify()
afterEach(() => app.close())

test('a body that dribbles in is waited for only where files are taken', async () => {
  endSlowBodies(app, 100)
  app.post('/form', async () => 'taken')
  routeUpload(app, {
    method: 'POST',
    url: '/file',
    handler: async ({ body }) => {
      for await (const _ of body as AsyncIterable<Uint8Array>);
      return 'taken'
    },
  })
  await app.listen({ port: 0 })
  const { port } = app.server.address() as { port: number }

  async function slowly(path: string): Promise<string> {
    const socket = connect(port)
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    const type = path === '/file' ? 'text/csv' : 'application/json'
    const head = `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: 4\r\n\r\n`
    socket.write(`${head}{ `)
    setTimeout(() => socket.writable && socket.write(' }'), 400)
    socket.on('error', () => {})
    await once(socket, 'close')
    return answer
  }
  const [form, file] = await Promise.all([slowly('/form'), slowly('/file')])
  expect(form).not.toContain('taken')
  expect(file).toContain('taken')
})
