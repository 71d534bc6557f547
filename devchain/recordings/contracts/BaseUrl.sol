// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// The base URL of everything the other contracts point to. A test or a gateway changes it by writing slot 0.
contract BaseUrl {
    string public url;

    constructor(string memory initial) {
        url = initial;
    }
}
