import { type ComponentType, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { type ClientLoaderFunctionArgs, createRoutesStub } from 'react-router'
import { settle } from './render-hook.ts'

type PageModule = { default: ComponentType; clientLoader: (args: ClientLoaderFunctionArgs) => unknown }

const noServer = () => Promise.reject(new Error('There is no server'))

/** One page as its route module has it, opened and typed into. Any other address shows nothing. */
export async function renderPage({ default: Component, clientLoader }: PageModule, path: string, address = path) {
  const body = document.createElement('div')
  document.body.append(body)
  const root = createRoot(body)
  const Stub = createRoutesStub([
    {
      path,
      Component,
      HydrateFallback: () => null,
      loader: (args) => clientLoader({ ...args, serverLoader: noServer }),
    },
    { path: '*', Component: () => null },
  ])
  root.render(createElement(Stub, { initialEntries: [address] }))
  await settle()
  const field = (name: string) => body.querySelector(`[name="${name}"]`) as HTMLInputElement
  return {
    body,
    field,
    async type(name: string, text: string) {
      const input = field(name)
      // As the browser does it: what a script sets on the element itself is no change to React.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      await settle()
    },
    async click(text: string) {
      const found = [...body.querySelectorAll<HTMLElement>('a, button')].find(({ textContent }) => textContent === text)
      found?.click()
      await settle()
    },
    async close() {
      root.unmount()
      body.remove()
      await settle()
    },
  }
}
