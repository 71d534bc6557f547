// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

contract Box {
    uint256 public value = 42;

    function set(uint256 to) external {
        value = to;
    }
}
