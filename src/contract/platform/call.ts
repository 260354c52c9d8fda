import type { Endpoint, InputOf } from './endpoint.ts'

/** An endpoint and its input as the parts of an HTTP request. Parameters go into the path, the rest into query or body. */
export type Call = { method: string; url: string; body: string | FormData | Blob | undefined }

export function callOf<E extends Endpoint>(endpoint: E, input: InputOf<E> | undefined): Call {
  const rest = { ...(input as Record<string, unknown> | undefined) }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  if (endpoint.upload) {
    const { file, ...query } = rest
    return { method: 'POST', url: path + queryOf(query), body: typed(file as Blob, endpoint.upload) }
  }
  if (endpoint.method === 'POST') {
    return { method: 'POST', url: path, body: endpoint.form ? formOf(rest) : JSON.stringify(rest) }
  }
  return { method: endpoint.method, url: path + queryOf(rest), body: undefined }
}

/** What browsers take a file for depends on the programs that a computer has. */
const typed = (file: Blob, type: string) => file.slice(0, file.size, type)

/** Files travel as they are; what was left out stays out. */
function formOf(values: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, String(value))
  }
  return query.size > 0 ? `?${query}` : ''
}
