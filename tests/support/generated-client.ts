import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import openapiTS from 'openapi-typescript'
import type { openApiOf } from '#server/platform/http/open-api.ts'
import { declaredCalls } from './contract-endpoints.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Generates types from an API description and holds them against the contract; answers what TypeScript finds wrong. */
export async function faultsOfClient(description: ReturnType<typeof openApiOf>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'likho-client-'))
  try {
    const transform = ({ format }: { format?: string }) => (format === 'binary' ? 'Blob' : undefined)
    writeFileSync(join(folder, 'client.ts'), await openapiTS(description as never, { transform }))
    writeFileSync(join(folder, 'agreement.ts'), await agreement())
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG))
    return spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const CONFIG = {
  extends: join(ROOT, 'tsconfig.json'),
  // The contract says `undefined` of what may be left out.
  compilerOptions: { exactOptionalPropertyTypes: false, types: [] },
  include: [],
  files: ['agreement.ts'],
}

/** What a client may send the contract takes; what the contract answers a client expects, and nothing else. */
const AGREEMENT = `
import type { operations } from './client.ts'
import type { AnswerOf, Endpoint, InputOf } from '${ROOT}/src/contract/platform/endpoint.ts'

type Content<T> = T extends { content: infer C } ? C[keyof C] : never
type InUrl<O> = O extends { parameters: infer P } ? (P extends { query?: infer Q } ? Q : {}) & (P extends { path: infer Q } ? Q : {}) : {}
type InBody<O> = O extends { requestBody: infer B } ? (Content<B> extends Blob ? { file: Content<B> } : Content<B>) : {}
type Done<O> = O extends { responses: { 200: infer R } | { 201: infer R } } ? Content<R> : never
type Data<E extends Endpoint> = E['answer']['_zod']['input']

type Takes<E extends Endpoint, O> = InUrl<O> & InBody<O> extends InputOf<E> ? true : 'input differs'
type Answers<E extends Endpoint, O> =
  AnswerOf<E> extends { chunks: unknown } | { bytes: unknown } ? (Done<O> extends Blob | string ? true : 'no file')
  : { success: true } & AnswerOf<E> extends Done<O> ? (Omit<Done<O>, 'success'> extends Data<E> ? true : 'described too wide')
  : 'described too narrow'
`

async function agreement(): Promise<string> {
  const lines = (await declaredCalls()).flatMap(({ endpoint: { name }, type }) => [
    `export const ${name}Takes: Takes<${type}, operations['${name}']> = true`,
    `export const ${name}Answers: Answers<${type}, operations['${name}']> = true`,
  ])
  return AGREEMENT + lines.join('\n')
}
