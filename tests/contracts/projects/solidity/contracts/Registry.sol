// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Registry {
    uint256 public immutable limit;

    constructor(uint256 limit_) {
        limit = limit_;
    }
}
