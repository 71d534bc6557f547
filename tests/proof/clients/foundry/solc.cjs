#!/usr/bin/env node
// The compiler as forge expects it, by the one that the project has: forge would download its own.
const { readFileSync } = require('node:fs')
const solc = require(process.env.SOLC_PACKAGE)

if (process.argv.includes('--version')) {
  const version = solc.version().replace('Emscripten.clang', 'Linux.g++')
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${version}`)
} else process.stdout.write(solc.compile(readFileSync(0, 'utf8')))
