// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Its function is external, so that contracts have to link it.
library Words {
    function isEmpty(string calldata text) external pure returns (bool) {
        return bytes(text).length == 0;
    }
}
