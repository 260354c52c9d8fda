import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Needed to build pages, or built into them; the server loads none of these. */
const BUILT_IN = [
  '@base-ui/react',
  '@react-router/dev',
  '@react-router/node',
  '@tailwindcss/vite',
  'isbot',
  'lucide-react',
  'react',
  'react-dom',
  'react-router',
  'sonner',
  'tailwindcss',
  'vite',
  'zustand',
]

/** Takes out of node_modules what the image does not run, and leaves package.json and its lock as the build saw them. */
const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const ownNodes = Object.keys(optionalDependencies).filter((name) => /^node-(bin-)?(darwin|linux|win)/.test(name))
execFileSync('npm', ['uninstall', '--no-save', '--omit=dev', ...BUILT_IN, ...ownNodes], { stdio: 'inherit' })
