import { presets } from '#devchain/weather/presets.ts'

/** What `--help` prints. @param typed the command before its options. */
export function helpText(typed: string): string {
  const presetLines = Object.entries(presets).map(([name, { description }]) => `    ${name.padEnd(15)}${description}`)
  return `${typed} [options] [-- command]

Local chains behind one address, for wallets, pages and tests:
forks of the recorded networks or of any node, and empty chains.

  --chains 84531,59140    these recorded networks; by default all, or none if --empty or --fork names other chains
  --empty 31337           a chain without history, of any id; several with commas
  --fork 8453=URL@BLOCK   fork this node, of any chain; without @BLOCK, 32 blocks below its head; repeatable
  --state FILE            resume from this file if it exists, and save the chains to it
  --host ADDRESS          listen there, such as at 0.0.0.0 in a container, and accept requests under this name
  --fresh                 unused test accounts (nonce 0), without the contracts that they deployed in the recording
  --open                  let pages of this machine call every method, such as eth_accounts, debug_* and anvil_*
  --replay FOLDER         the chains as a failed browser test left them in its capsule, with what it left pending;
                          a fork of another node needs --fork 8453=URL again
  --port N                listen on this port; default: always the same port, or a free one if that is taken
  --weather PRESET        start with faults; see below
  --contracts FOLDER      compile these Solidity files, deploy them to every chain, and again when they change
  --json                  print one line to standard output when ready, everything else to standard error
  --ci                    use a free port, and print only the addresses
  --help                  print this text
  -- command              run this once the chains are ready, and exit with its exit code; it gets the addresses in
                          DEVCHAIN_GATEWAY and RPC_URL_<chainId>

  ${typed} contracts [FOLDER]
    compiles the contracts of a folder, contracts/ by default, and writes their typed ABIs

  On a running harness: ${typed} weather
    show                   prints the weather
    PRESET                 changes it; --chain 84531 and --method eth_call, repeatable, limit it, also for clear
    run "STEP" "STEP"      such as "after 3 blocks: reorg 2", "after 5 blocks: stale for eth_call"
    record, stop FILE      records the weather and the blocks at which it changes; replay FILE makes the same again
    --url URL              the harness to act on; detected automatically if only one is running

  Weather
${presetLines.join('\n')}
`
}
