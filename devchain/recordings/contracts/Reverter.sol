// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Fails in every way a contract can fail, so that the page can be tested against each.
contract Reverter {
    error Refused(uint256 code, string reason);

    function withReason() external pure {
        revert("asked to fail");
    }

    function withCustomError(uint256 code) external pure {
        revert Refused(code, "asked to fail");
    }

    /// Succeeds in an estimate made with `false` and reverts on chain with `true`.
    function when(bool asked) external payable {
        require(!asked, "asked to fail");
    }

    function withoutEnd() external {
        for (uint256 slot; ; ++slot) {
            assembly {
                sstore(slot, 1)
            }
        }
    }
}
