import { presets } from '#devchain/weather/presets.ts'

/** What `--help` prints. */
export function helpText(): string {
  const weathers = Object.entries(presets).map(([name, { says }]) => `    ${name.padEnd(13)}${says}`)
  return `npm run devchain -- [options] [-- command]

Forks of the recorded networks behind one address, for wallets, pages and tests.

  --chains 84531,59140    only these; every recorded network by default
  --fork 1=URL@BLOCK      fork this node in place of the recording; without @BLOCK, 32 blocks below its head; repeatable
  --state FILE            go on from this file if it is there, and keep the chains in it
  --port N                listen here; by default on a port that stays the same, or on a free one when that is taken
  --weather PRESET        begin with something wrong; see below
  --json                  one line on standard output when ready, everything else on standard error
  --ci                    a free port, and no words but the addresses
  --help                  this text
  -- command              run this once the chains are ready, and end with its exit code; it finds the addresses in
                          DEVCHAIN_GATEWAY and RPC_URL_<chainId>

  Weather
${weathers.join('\n')}
`
}
